import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
])('%s is at %s', (ip, place) => {
  expect(placeOf(ip)).toBe(place);
});

test('each IPv4 address is a place of its own', () => {
  expect(placeOf('203.0.113.8')).not.toBe(placeOf('203.0.113.7'));
});

test.each(['', 'unknown', '_hidden', '203.0.113.7:4711', '<script>', '2001:db8::1%eth0x\n'])(
  '"%s" is not a place of its own',
  (garbage) => {
    expect(['unknown', '2001:db8:0:0::/64']).toContain(placeOf(garbage));
  },
);
