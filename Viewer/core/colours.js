'use strict';
// Colours of clans and things, tested to stay apart with every kind of colour vision.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  /// The colours of the clans: of their units on the board, of their cells on a light and on a dark one and of the
  /// contours of these, of words and lines on a light and on a dark page, and of a number or mark on a unit.
  const CLANS = {
    colours: ['#1d4ed8', '#f5c518', '#22b573', '#d05fb0'],
    cell_colours: ['#8aa2ee', '#f7d774', '#7fd3ab', '#e8a5d3'],
    dark_cell_colours: ['#2b449e', '#7a6614', '#1f6e4d', '#7d3a6b'],
    contours: ['#5b78d8', '#cf9f1d', '#3da678', '#c873b0'],
    dark_contours: ['#6a86f0', '#c9a62c', '#38ac7b', '#c56baa'],
    line_colours: ['#1d4ed8', '#a87f00', '#168a55', '#b8418f'],
    dark_colours: ['#6d8dff', '#f5c518', '#22b573', '#e07fc4'],
    edge_colours: ['#12308a', '#9c7b06', '#13734a', '#86346e'],
    letter_colours: ['#ffffff', '#000000', '#000000', '#000000'],
  };

  /// "#rrggbb" as a pixel of an ImageData seen as 32-bit numbers (little endian).
  function to_pixel(colour) {
    const value = parseInt(colour.slice(1), 16);
    return ((255 << 24) | ((value & 255) << 16) | (value & 0xff00) | (value >> 16)) >>> 0;
  }

  /// The colour of a share, from 0 to 1, in a heat map: a dark orange, which no clan has; the style sheet's
  /// legend has it, too.
  const heat_colour = share => `rgba(158, 52, 0, ${0.1 + 0.85 * share})`;

  Object.assign(V, {CLANS, to_pixel, heat_colour});
}
