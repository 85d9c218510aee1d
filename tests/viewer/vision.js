'use strict';
// How different colours look to people with each kind of colour vision.

// How people with normal vision, protanopia, deuteranopia and tritanopia see linear red, green and
// blue (Machado, Oliveira and Fernandes 2009, severity 1).
const VISIONS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/// The linear red, green and blue of a colour "#rrggbb".
const linear_of = colour =>
  [1, 3, 5]
    .map(at => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));

/// A colour "#rrggbb" in the CIE space L*a*b*, as somebody with this vision sees it.
function to_lab(colour, vision) {
  const linear = linear_of(colour);
  const [r, g, b] = VISIONS[vision].map(weights =>
    Math.min(
      1,
      Math.max(
        0,
        weights.reduce((sum, weight, k) => sum + weight * linear[k], 0)
      )
    )
  );
  const f = t => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/// The distance of the two colours that are nearest to each other, with the worst kind of vision.
function smallest_difference(colours) {
  let smallest = Infinity;
  for (const vision of Object.keys(VISIONS)) {
    const labs = colours.map(colour => to_lab(colour, vision));
    labs.forEach((a, k) =>
      labs.slice(0, k).forEach(b => {
        smallest = Math.min(smallest, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
      })
    );
  }
  return smallest;
}

/// The contrast of two colours, as in the guidelines for web content: 1 to 21.
function contrast(one, other) {
  const lights = [one, other].map(colour => {
    const [r, g, b] = linear_of(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  });
  return Math.max(...lights) / Math.min(...lights);
}

module.exports = {smallest_difference, contrast};
