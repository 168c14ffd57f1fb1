import { staffCallsContract } from '@shop/contracts/staff';
import { createPasswords } from '@shop/commerce-accounts';
import { codeAt, secretOfKey } from '@shop/commerce-factors/codes';
import { demoStaffCode, giveKey } from '@shop/commerce-staff';
import { hire, officeOf } from '@shop/commerce-staff/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const PASSWORD = 'a long password of staff';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  await shop.reset();
  const { id } = await hire(shop, 'ana', 'finance');
  const password_hash = await createPasswords().hash(PASSWORD);
  await shop.db.updateTable('staff_member').set({ password_hash }).where('id', '=', id).execute();
});
afterAll(() => shop.close());

const logIn = async (code?: string) => {
  const body = { login: 'ana', password: PASSWORD, ...(code !== undefined && { code }) };
  const answer = await officeOf(shop)(staffCallsContract.login, { body });
  return answer.status === 200 ? 'in' : (answer.body as { errors?: { code?: string[] } }).errors?.code?.[0];
};

const giveAna = async () => {
  const by = { who: 'desk:test', now: shop.clock.now, reason: 'a test' } as const;
  const given = await giveKey(shop.db, { login: 'ana', factorKey: shop.deps.factorKey }, by);
  if (!given.ok) throw new Error(given.error);
  return given.value;
};

test('the password alone opens nothing, nor does a wrong code', async () => {
  expect(await logIn()).toBe('required');
  expect(await logIn('')).toBe('required');
  expect(await logIn('000000')).toBe('wrong');
});

test('in the demo everyone without a key has the demo’s; a person with a key has only that one', async () => {
  expect(await logIn(demoStaffCode(shop.clock.now))).toBe('in');
  await giveAna();
  expect(await logIn(demoStaffCode(shop.clock.now))).toBe('wrong');
});

test('a code of the app opens one session', async () => {
  const { key } = await giveAna();
  const code = codeAt(secretOfKey(key), shop.clock.now);
  expect(await logIn(code)).toBe('in');
  expect(await logIn(code)).toBe('wrong');
});

test('a recovery code opens one session, and a new key ends it', async () => {
  const [one = '', another = ''] = (await giveAna()).recoveryCodes;
  expect(await logIn(one.toUpperCase())).toBe('in');
  expect(await logIn(one)).toBe('wrong');
  await giveAna();
  expect(await logIn(another)).toBe('wrong');
});
