-- Links between Markdown files become links between pages; each section goes into the index of the search.
local file = PANDOC_STATE.input_files[1]
local function page_of(path) return path:match("([^/]+)%.md$"):gsub("^README$", "index") .. ".html" end
local function target(link)
  if link:match("^%a+:") or link:match("^#") then return link end
  local path, anchor = link:match("^([^#]*)(.*)$")
  if path:match("%.md$") then return page_of(path) .. anchor end
  return "../" .. ((file:match("^.*/") or "") .. path):gsub("[^/.]+/%.%./", "") .. anchor
end
function Link(link) link.target = target(link.target) return link end
function Image(image) image.src = target(image.src) return image end

local function text(block)
  local spaced = pandoc.walk_block(block, {Plain = function(plain) return pandoc.Plain{pandoc.Span(plain.content), pandoc.Space()} end})
  return ((block.t == "CodeBlock" and block.text or pandoc.utils.stringify(spaced)):gsub("%s+", " "))
end
function Pandoc(doc)
  local index, title, where, heading, said = io.open("pages/sections.js", "a"), nil, page_of(file), "", {}
  local function note()
    if #said == 0 then return end
    index:write(string.format("sections.push([%q, %q, %q, %q, %q]);\n", doc.meta.lang, where, title, heading, table.concat(said, " ")))
  end
  for _, block in ipairs(doc.blocks) do
    if block.t == "Header" then
      note()
      title = title or text(block)
      where, heading, said = page_of(file) .. "#" .. block.identifier, text(block), {}
    else
      said[#said + 1] = text(block)
    end
  end
  note()
  index:close()
end
