import { expect, test } from 'vitest';
import { findPoints, SHOWN_POINTS, shownPoints, townFirst, type PickupPoint } from './pickup-search.ts';

const aPoint = (id: string, name: string, city = 'Vilnius'): PickupPoint => ({
  parcelshop_id: id,
  name,
  address: 'Ukmergės g. 282',
  city,
  zip: '06318',
  opening_hours: '8–22',
});
const points = [aPoint('1', 'Šeškinė'), aPoint('2', 'Žirmūnai'), aPoint('3', 'Akropolis', 'Klaipėda')];
const idsOf = (found: readonly PickupPoint[]) => found.map(({ parcelshop_id }) => parcelshop_id);

test('a pickup point is found by its name without accents', () => {
  expect(idsOf(findPoints(points, 'seskine'))).toEqual(['1']);
});

test('every word must be there, in any order', () => {
  expect(idsOf(findPoints(points, 'klaipeda akropolis'))).toEqual(['3']);
  expect(idsOf(findPoints(points, 'vilnius akropolis'))).toEqual([]);
});

test('without a word the first ones are shown', () => {
  const many = Array.from({ length: 40 }, (_, index) => aPoint(String(index), `Point ${index}`));
  expect(shownPoints(many, '', undefined)).toHaveLength(SHOWN_POINTS);
});

test('the chosen point stays visible for any search', () => {
  expect(idsOf(shownPoints(points, 'akropolis', '2'))).toEqual(['2', '3']);
});

test('points of a typed town come before points of a street of that name', () => {
  const onVilnius = { ...aPoint('4', 'Savas', 'Kaunas'), address: 'Vilniaus g. 5' };
  expect(idsOf(findPoints([onVilnius, ...points], 'viln'))).toEqual(['1', '2', '4']);
});

test('points of the shopper’s town come first, and the others keep their order', () => {
  expect(idsOf(townFirst(points, ' klaipeda '))).toEqual(['3', '1', '2']);
  expect(idsOf(townFirst(points, 'Nida'))).toEqual(['1', '2', '3']);
  expect(idsOf(townFirst(points, ''))).toEqual(['1', '2', '3']);
});
