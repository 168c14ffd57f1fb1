import { privacyContract } from '@shop/contracts/privacy';
import { forgetWhatIsOld } from '@shop/commerce-operations/retention';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { shopRetention } from '../alerts-and-retention.ts';
import { createTestApp } from '../testing/test-app.ts';

const shop = await createTestApp();
const { db, clock, deps } = shop;
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const CHOICE = { id: 'k'.repeat(20), version: 1, preferences: false, statistics: true, marketing: false };
const record = (body: object) => shop.call(privacyContract.consent, { body });
const recorded = () => db.selectFrom('consent_record').selectAll().orderBy('id').execute();

test('a choice is recorded: what, when and of which version, under a random id and with nothing else', async () => {
  clock.now = new Date('2026-11-24T10:00:00Z');
  expect((await record(CHOICE)).body).toEqual({ status: true });
  await record({ ...CHOICE, statistics: false });
  const { id: choice, ...what } = CHOICE;
  const kept = { ...what, choice, brand: 'lt', created_at: clock.now };
  const rows = await recorded();
  expect(rows.map(({ id: _, ...row }) => row)).toEqual([kept, { ...kept, statistics: false }]);
});

test('what is no choice is refused by field', async () => {
  for (const body of [{ ...CHOICE, id: 'ona@example.lt' }, { ...CHOICE, version: 0 }, { id: CHOICE.id }])
    expect((await record(body)).status).toBe(422);
  expect(await recorded()).toEqual([]);
});

test('records are deleted after three years', async () => {
  clock.now = new Date('2026-11-24T10:00:00Z');
  await record(CHOICE);
  clock.now = new Date('2029-11-20T10:00:00Z');
  await forgetWhatIsOld({ ...deps, rules: shopRetention });
  expect(await recorded()).toHaveLength(1);
  clock.now = new Date('2029-12-01T10:00:00Z');
  await forgetWhatIsOld({ ...deps, rules: shopRetention });
  expect(await recorded()).toEqual([]);
});
