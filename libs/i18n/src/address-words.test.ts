import { expect, test } from 'vitest';
import { addressLine, unbroken } from './address-words.ts';

test('a phone number has no line break', () => {
  expect(unbroken('+370 612 34567')).toBe('+370\u00a0612\u00a034567');
});

test('a postcode is not broken and stays next to its town, a street may break', () => {
  const riga = { first_address: 'Brīvības iela 104-12', zip: 'LV-1011', city: 'Rīga' };
  expect(addressLine(riga)).toBe('Brīvības iela 104-12, LV-\u20601011\u00a0Rīga');
});

test('a country without postcodes leaves no gap, and an order for a pickup point has no home address', () => {
  const dubai = { first_address: 'Marina Walk 14', zip: '', city: 'Dubai' };
  expect(addressLine(dubai)).toBe('Marina Walk 14, Dubai');
  expect(addressLine({ first_address: '', zip: '', city: '' })).toBe('');
});
