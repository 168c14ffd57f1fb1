import { expect, test } from 'vitest';
import { aHome, aUser } from '../testing.ts';
import { findOwnAddress } from './own-address.ts';

const ona = aUser({ addresses: [aHome({ id: 3 }), aHome({ id: 7, city: 'Kaunas' })] });

test('an address is found by its id, as a number and as text of the page’s address', () => {
  expect(findOwnAddress(ona, 7)?.city).toBe('Kaunas');
  expect(findOwnAddress(ona, '7')?.city).toBe('Kaunas');
});

test('a guest has no address, and neither has a client another client’s', () => {
  expect(findOwnAddress(null, 7)).toBeUndefined();
  expect(findOwnAddress(ona, 8)).toBeUndefined();
  expect(findOwnAddress(ona, undefined)).toBeUndefined();
});
