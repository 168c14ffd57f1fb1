import { expect, test } from 'vitest';
import { tidyRegisterCode } from './register-code.ts';

test.each([
  ['LT', '121215434'],
  ['LT', ' 121 215 587 '],
  ['LV', '40003032949'],
  ['EE', '10234957'],
  ['EE', '10060701'],
  ['NL', '33014286'],
  ['FI', '0112038-9'],
  ['SE', '556012-5790'],
  ['PL', '0000028860'],
  ['DE', 'HRB 42243'],
  ['AE', 'CN-1234567'],
] as const)('a code of %s is accepted: %s', (country, typed) => {
  expect(tidyRegisterCode(country, typed)).toEqual({
    ok: true,
    value: typed.trim(),
  });
});

test.each([
  ['LT', '121215435'],
  ['LT', '12121543'],
  ['LV', '40003032948'],
  ['LV', '10003032949'],
  ['EE', '10234958'],
  ['NL', '3301428'],
  ['FI', '0112038-8'],
  ['SE', '556012-5791'],
  ['PL', '12345'],
  ['DE', 'Hamburg'],
  ['AE', '#'],
] as const)('a code of %s with a wrong form or check digit is refused: %s', (country, typed) => {
  expect(tidyRegisterCode(country, typed)).toEqual({ ok: false, error: 'register_code' });
});

test('a code is required where every company has one, and none is kept where companies have none', () => {
  expect(tidyRegisterCode('LT', ' ')).toEqual({ ok: false, error: 'required' });
  expect(tidyRegisterCode('DE', '')).toEqual({ ok: true, value: null });
  expect(tidyRegisterCode('US', 'whatever')).toEqual({ ok: true, value: null });
});
