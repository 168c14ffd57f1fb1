import { expect, test } from 'vitest';
import { getCountry, type CountryCode } from '../countries.ts';
import { vatCategoryOf } from './vat-category.ts';

const party = (code: CountryCode, vat_number: string | null = null) => ({
  country_id: getCountry(code).id,
  vat_number,
});
const VILNIUS = party('LT', 'LT100000001811');

test('a rate above 0 is taxed by it, also by a seller without a VAT number', () => {
  expect(vatCategoryOf(210_000, { seller: VILNIUS, buyer: party('EE') })).toBe('S');
  expect(vatCategoryOf(50_000, { seller: party('AE'), buyer: party('AE') })).toBe('S');
});

test('nothing is taxed by a seller who is not registered', () => {
  expect(vatCategoryOf(0, { seller: party('LT'), buyer: party('LT') })).toBe('O');
});

test('goods that leave the EU are an export; a seller outside it has none', () => {
  expect(vatCategoryOf(0, { seller: VILNIUS, buyer: party('US') })).toBe('G');
  expect(vatCategoryOf(0, { seller: party('AE', '100000000018403'), buyer: party('US') })).toBe('Z');
});

test('goods of the shop are never taxed by their buyer', () => {
  const parties = { seller: VILNIUS, buyer: party('EE', 'EE100000018'), never_reversed: true } as const;
  expect(vatCategoryOf(0, parties)).toBe('Z');
});

test('a company of another country in the EU pays the tax itself, one of the same country does not', () => {
  expect(vatCategoryOf(0, { seller: VILNIUS, buyer: party('EE', 'EE100000018') })).toBe('AE');
  expect(vatCategoryOf(0, { seller: VILNIUS, buyer: party('LT', 'LT100000002815') })).toBe('Z');
  expect(vatCategoryOf(0, { seller: VILNIUS, buyer: party('EE') })).toBe('Z');
});
