import { expect, test } from 'vitest';
import { banksForCountry } from './banks-for-country.ts';

const BANKS = [
  { code: 'swed-lt', name: 'Swedbank', country: 'LT' },
  { code: 'seb-lt', name: 'SEB', country: 'LT' },
  { code: 'swed-lv', name: 'Swedbank', country: 'LV' },
  { code: 'citadele', name: 'Citadele', country: 'LV' },
];
const namesIn = (country: string | undefined) => banksForCountry(BANKS, country).map(({ name }) => name);

test('a buyer chooses among the banks of their own country', () => {
  expect(namesIn('LV')).toEqual(['Swedbank', 'Citadele']);
});

test('without a bank of the country, or without a country, all are offered, labelled with their countries', () => {
  for (const country of ['NL', undefined])
    expect(namesIn(country)).toEqual(['Swedbank (LT)', 'SEB', 'Swedbank (LV)', 'Citadele']);
});

test('a bank of every country is offered in each', () => {
  const banks = [...BANKS, { code: 'any', name: 'Anywhere' }];
  expect(banksForCountry(banks, 'LT').map(({ code }) => code)).toEqual(['swed-lt', 'seb-lt', 'any']);
});
