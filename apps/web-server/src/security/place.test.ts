import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test('an IPv4 address is a place of its own, in either notation', () => {
  expect(placeOf('203.0.113.7')).toBe('203.0.113.7');
  expect(placeOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(placeOf('203.0.113.8')).not.toBe(placeOf('203.0.113.7'));
});

test('all IPv6 addresses of a /64 network are one place', () => {
  const here = placeOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd');
  expect(here).toBe('2001:db8:1:2::');
  expect(placeOf('2001:db8:1:2::1')).toBe(here);
  expect(placeOf('2001:DB8:1:2:ffff:ffff:ffff:ffff')).toBe(here);
  expect(placeOf('2001:db8:1:3::1')).not.toBe(here);
});

test.each(['', 'unknown', '_hidden', '203.0.113.7:4711', '<script>', '2001:db8::1%eth0x\n'])(
  '"%s" is no place of its own',
  (garbage) => {
    expect(['unknown', '2001:db8::']).toContain(placeOf(garbage));
  },
);
