-- The rules as the statement of a problem: the first heading is its title, headings move up, the picture
-- comes first, and other documents are named, as they are not there.
local function is_translation(link)
  local text = link.t == "Link" and pandoc.utils.stringify(link)
  return text == "En català" or text == "In English"
end
function Link(link)
  if link.target:match("^https?:") or is_translation(link) then return nil end
  return link.target:match("^#") and link.content or pandoc.Emph(link.content)
end

-- Pictures made of letters are no wider than the page: without the blanks that all lines begin with.
function CodeBlock(block)
  local least
  for blanks in ("\n" .. block.text):gmatch("\n( *)[^ \n]") do least = math.min(least or #blanks, #blanks) end
  if not least then return nil end
  block.text = ("\n" .. block.text):gsub("\n" .. (" "):rep(least), "\n"):sub(2)
  return block
end

-- A table that is wider than the page wraps: its columns get what their longest cells need, the long ones less.
function Table(tab)
  local longest = {}
  local function look(rows)
    for _, row in ipairs(rows) do
      for k, cell in ipairs(row.cells) do
        local length = utf8.len(pandoc.utils.stringify(cell.contents))
        -- Letters of one width are wider.
        pandoc.walk_block(pandoc.Div(cell.contents), { Code = function(code) length = length + #code.text // 5 end })
        longest[k] = math.max(longest[k] or 1, length)
      end
    end
  end
  look(tab.head.rows)
  for _, body in ipairs(tab.bodies) do look(body.body) end
  local all, weights = 0, 0
  for k, length in ipairs(longest) do
    all = all + length
    longest[k] = length < 12 and length + 2 or 12 + (length - 12) ^ 0.75
    weights = weights + longest[k]
  end
  if all < 80 then return nil end
  local free = 1 - 0.018 * (#longest - 1)  -- what the space between columns leaves
  for k, spec in ipairs(tab.colspecs) do tab.colspecs[k] = { spec[1], free * longest[k] / weights } end
  return tab
end

-- Nothing leads to the translation. Ratios such as 2 : 1 are not broken.
function Inlines(inlines)
  for k = #inlines, 1, -1 do
    if inlines[k] and is_translation(inlines[k]) then
      for _ = 1, 3 do inlines:remove(k - 1) end  -- with a blank before it and a full stop after it
    end
  end
  for k = 2, #inlines - 1 do
    local before, after = inlines[k - 1], inlines[k + 1]
    if inlines[k].t == "Str" and inlines[k].text == ":" and before.t == "Space" and after.t == "Space" then
      inlines[k - 1], inlines[k + 1] = pandoc.Str("\u{a0}"), pandoc.Str("\u{a0}")
    end
  end
  return inlines
end

-- A line in bold is a heading: it doesn't end a page.
local function is_heading(block) return block.t == "Para" and #block.content == 1 and block.content[1].t == "Strong" end

function Pandoc(document)
  local blocks = { pandoc.Para(pandoc.Image({}, "viewer.png", "", { width = "100%" })) }
  for _, block in ipairs(document.blocks) do
    if block.t == "Header" and block.level == 1 then
      document.meta.title = pandoc.MetaInlines(block.content)
    else
      if block.t == "Header" then block = pandoc.Header(block.level - 1, block.content) end
      table.insert(blocks, block)
      if is_heading(block) then table.insert(blocks, pandoc.RawBlock("latex", "\\nopagebreak")) end
    end
  end
  return pandoc.Pandoc(blocks, document.meta)
end
