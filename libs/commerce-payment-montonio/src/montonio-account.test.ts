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

test('a brand with both of its keys has its own', () => {
  const accounts = readAccounts({
    ...SHARED,
    MONTONIO_ACCESS_KEY_LT: 'own',
    MONTONIO_SECRET_KEY_LT: 'two',
    MONTONIO_ACCESS_KEY_AE: 'half',
  });
  expect(['lt', 'ae', 'lv'].map((brand) => accounts.of(brand).accessKey)).toEqual([
    'own',
    'shared',
    'shared',
  ]);
  expect(accounts.all.map(({ accessKey }) => accessKey)).toEqual(['shared', 'own']);
});

test('without keys there is no account', () => {
  expect(() => readAccounts({})).toThrow('MONTONIO_ACCESS_KEY');
});
