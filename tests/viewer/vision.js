'use strict';
// How different colours look to people with each kind of colour vision.
const culori = require('culori');

const {lrgb, rgb} = culori;
const distance = culori.differenceEuclidean('lab65');
const {filterDeficiencyProt, filterDeficiencyDeuter, filterDeficiencyTrit} = culori;

// The matrices of these filters are for linear light.
const with_filter = filter => colour =>
  culori.clampRgb(rgb({...filter({...lrgb(colour), mode: 'rgb'}), mode: 'lrgb'}));
const VISIONS = [
  rgb,
  ...[filterDeficiencyProt, filterDeficiencyDeuter, filterDeficiencyTrit].map(make => with_filter(make(1))),
];

/// The distance of the two colours that are nearest to each other, with the worst kind of vision.
function smallest_difference(colours) {
  const distances = VISIONS.flatMap(see => {
    const seen = colours.map(see);
    return seen.flatMap((one, k) => seen.slice(0, k).map(other => distance(one, other)));
  });
  return Math.min(...distances);
}

module.exports = {smallest_difference, contrast: culori.wcagContrast};
