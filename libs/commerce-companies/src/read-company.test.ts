import { expect, test } from 'vitest';
import { embeddedRegister, readCompany } from './index.ts';

const read = (country_id: number, register_code: string, vat_number: string) =>
  readCompany(embeddedRegister, { name: 'A company', country_id, register_code, vat_number });

test.each([
  [1, '121215434', 'LT 100001234510', 'LT100001234510'],
  [2, '40003032949', '40003032949', 'LV40003032949'],
  [3, '10234957', 'EE100931558', 'EE100931558'],
  [4, '33014286', 'nl 1234.56.782.B90', 'NL123456782B90'],
  [8, 'HRB 42243', 'DE136695976', 'DE136695976'],
  [9, '0112038-9', 'FI01120389', 'FI01120389'],
  [10, '556012-5790', 'SE556012579001', 'SE556012579001'],
  [5, 'CN-1234567', '100 1234 5678 9012', '100123456789012'],
] as const)('country %i: %s and %s', async (country, code, vat, tidy) => {
  const company = await read(country, code, vat);
  expect(company).toMatchObject({ ok: true, value: { register_code: code, vat_number: tidy } });
});

test.each([
  [1, '121215434', 'LT100001234511', { vat_number: ['vat_number'] }],
  [2, '40003032949', 'LV40003032948', { vat_number: ['vat_number'] }],
  [3, '10234957', 'EE100931559', { vat_number: ['vat_number'] }],
  [5, '', '200123456789012', { vat_number: ['vat_number'] }],
  [1, '121215435', 'LT1', { register_code: ['register_code'], vat_number: ['vat_number'] }],
  [3, '', '', { register_code: ['required'] }],
  [3, '10234957', 'EE100000599', { vat_number: ['vat_unknown'] }],
  [99, '', '', { country_id: ['required'] }],
] as const)('country %i refuses %s and %s', async (country, code, vat, problems) => {
  expect(await read(country, code, vat)).toEqual({ ok: false, error: problems });
});

test('a register that is silent refuses nobody; without a number nothing is asked', async () => {
  expect(await read(3, '10234957', 'EE100000298')).toMatchObject({ value: { vat_check: 'not_checked' } });
  expect(await read(3, '10234957', '')).toMatchObject({ value: { vat_number: null, vat_check: null } });
});
