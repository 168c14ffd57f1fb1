import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['no address', 'no address'],
])('%s is at %s', (ip, place) => {
  expect(placeOf(ip)).toBe(place);
});
