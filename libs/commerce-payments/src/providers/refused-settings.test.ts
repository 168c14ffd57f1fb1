import { expect, test } from 'vitest';
import { refusedSettings } from './refused-settings.ts';

const REAL = 'https://api.bank.example';
const entry = {
  settings: ['BANK_KEY', 'BANK_SECRET'],
  address: { setting: 'BANK_API_URL', real: REAL },
  refuses: ({ BANK_KEY = '', BANK_API_URL }: Readonly<Record<string, string | undefined>>) =>
    BANK_KEY.startsWith('test') && !BANK_API_URL ? ['BANK_KEY: is for tests'] : [],
};
const WHOLE = { BANK_KEY: 'live-1', BANK_SECRET: 'hush' };
const reasons = (settings: Record<string, string>, isProduction = true) =>
  refusedSettings(entry, { isProduction, settings });
const namesOf = (...said: Parameters<typeof reasons>) => reasons(...said).map((one) => one.split(':')[0]);

test('a provider without settings is not wanted, and nothing is refused', () => {
  expect(reasons({})).toEqual([]);
  expect(reasons({ BANK_KEY: '', OTHER: 'x' })).toEqual([]);
});

test('complete accounts are accepted, for all brands and for one', () => {
  expect(reasons(WHOLE)).toEqual([]);
  expect(reasons({ ...WHOLE, BANK_KEY_LT: 'live-2', BANK_SECRET_LT: 'hush' })).toEqual([]);
});

test.each([
  [{ BANK_KEY: 'live-1' }, ['BANK_SECRET']],
  [{ ...WHOLE, BANK_SECRET_LT: 'hush' }, ['BANK_KEY_LT']],
  [{ BANK_KEY_LT: 'live-2', BANK_SECRET_LT: 'hush' }, ['BANK_KEY', 'BANK_SECRET']],
])('an incomplete account is refused with the missing names: %o', (settings, missing) => {
  for (const isProduction of [true, false]) expect(namesOf(settings, isProduction)).toEqual(missing);
});

test.each(['https://sandbox.bank.example', 'http://127.0.0.1:4000', 'nonsense'])(
  'production refuses the address %s and reports it with the other faults',
  (BANK_API_URL) => {
    expect(reasons({ ...WHOLE, BANK_API_URL })).toEqual([`BANK_API_URL: must be left out, or be ${REAL}`]);
    expect(namesOf({ ...WHOLE, BANK_KEY: 'test-1', BANK_API_URL })).toEqual(['BANK_API_URL', 'BANK_KEY']);
  },
);

test('the demo pays on this machine only, and there with keys for tests', () => {
  const tests = { ...WHOLE, BANK_KEY: 'test-1' };
  expect(reasons({ ...tests, BANK_API_URL: 'http://127.0.0.1:4000' }, false)).toEqual([]);
  expect(namesOf({ ...tests, BANK_API_URL: 'https://sandbox.bank.example' }, false)).toEqual([
    'BANK_API_URL',
  ]);
  // Without an address it takes no payments there.
  expect(reasons(tests, false)).toEqual([]);
});

test('no value is printed', () => {
  const said = reasons({ BANK_KEY: 'test-very-secret', BANK_API_URL: 'http://user:pass@host' }).join();
  expect(said).not.toMatch(/very-secret|pass/);
});
