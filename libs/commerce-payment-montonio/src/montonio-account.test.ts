import { expect, test } from 'vitest';
import { readAccounts } from './montonio-account.ts';

const SHARED = { MONTONIO_ACCESS_KEY: 'shared', MONTONIO_SECRET_KEY: 'one' };

test('one account takes the money of all brands', () => {
  const accounts = readAccounts(SHARED);
  expect(accounts.of('lt')).toEqual({
    accessKey: 'shared',
    secretKey: 'one',
    apiUrl: 'https://stargate.montonio.com/api',
  });
  expect(accounts.all).toHaveLength(1);
});

const OF_LT = { MONTONIO_ACCESS_KEY_LT: 'own', MONTONIO_SECRET_KEY_LT: 'two' };

test('a brand with both of its keys has its own', () => {
  const accounts = readAccounts({ ...SHARED, ...OF_LT });
  expect(['lt', 'lv'].map((brand) => accounts.of(brand).accessKey)).toEqual(['own', 'shared']);
  expect(accounts.all.map(({ accessKey }) => accessKey)).toEqual(['shared', 'own']);
});

test.each([
  [{ MONTONIO_ACCESS_KEY_AE: 'half' }, 'MONTONIO_SECRET_KEY_AE is missing'],
  [{ MONTONIO_SECRET_KEY_AE: 'half' }, 'MONTONIO_ACCESS_KEY_AE is missing'],
  [{ MONTONIO_SECRET_KEY: '' }, 'MONTONIO_SECRET_KEY is missing'],
])('an incomplete account is refused with the missing name, and no value is printed', (half, why) => {
  expect(() => readAccounts({ ...SHARED, ...half })).toThrow(new RangeError(why));
});
