import { expect, test } from 'vitest';
import { networkPlace } from './network-place.ts';

test.each([
  ['84.15.12.201', '84.15.12.*'],
  ['::ffff:84.15.12.201', '84.15.12.*'],
  ['2a02:4780:10:1f::7', '2a02:4780:10:*'],
  ['2a02::7', '2a02:0:0:*'],
  ['fe80::1%eth0', 'fe80:0:0:*'],
  ['::1', '0:0:0:*'],
])('of %s the network %s is kept', (address, place) => {
  expect(networkPlace(address)).toBe(place);
});

test('an invalid address has no network', () => {
  for (const text of ['', 'unknown', '84.15.12', '<script>']) expect(networkPlace(text), text).toBeNull();
});
