import { campaignsContract } from '@shop/contracts/campaigns';
import { sumVisits } from '@shop/commerce-campaigns';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const shop = await createTestApp();
const { db, clock } = shop;
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const visit = (body: object) => shop.call(campaignsContract.utm, { body: body });
const EVER = '2000-01-01';

test('R-CAL-40 a visit is counted by utm_campaign, utm_medium and utm_source', async () => {
  const spring = { utm_campaign: 'spring', utm_medium: 'newsletter', utm_source: 'mail' };
  for (const body of [spring, spring, { utm_source: 'partner' }])
    expect((await visit(body)).body).toEqual({ status: true });
  expect(await sumVisits(db, EVER)).toEqual([
    { brand: 'lt', campaign: 'spring', medium: 'newsletter', source: 'mail', visits: 2 },
    { brand: 'lt', campaign: '', medium: '', source: 'partner', visits: 1 },
  ]);
});

test('a visit counts for its day in the brand’s time zone', async () => {
  clock.now = new Date('2026-11-23T22:30:00Z');
  await visit({ utm_source: 'mail' });
  expect(await sumVisits(db, '2026-11-24')).toHaveLength(1);
  expect(await sumVisits(db, '2026-11-25')).toEqual([]);
});

test('concurrent visits are all counted', async () => {
  await Promise.all(Array.from({ length: 20 }, () => visit({ utm_source: 'mail' })));
  expect((await sumVisits(db, EVER)).map(({ visits }) => visits)).toEqual([20]);
});

test('an address with empty or too many values is refused by field', async () => {
  for (const body of [{}, { utm_source: ' ' }])
    expect(await visit(body)).toMatchObject({ status: 422, body: { errors: { utm_source: ['required'] } } });
  expect(await visit({ utm_medium: 'a'.repeat(101) })).toMatchObject({
    status: 422,
    body: { errors: { utm_medium: ['too_long'] } },
  });
  expect(await sumVisits(db, EVER)).toEqual([]);
});

test('unknown campaigns are counted together once a brand has 500 in a day', async () => {
  const made = { brand: 'lt', day: '2026-11-24', campaign: '', medium: '', visits: 1 };
  clock.now = new Date('2026-11-24T10:00:00Z');
  await db
    .insertInto('campaign_visit')
    .values(Array.from({ length: 500 }, (_, at) => ({ ...made, source: `made-${at}` })))
    .execute();
  for (const source of ['made-7', 'made-up', 'made-up-too']) await visit({ utm_source: source });
  const sums = await sumVisits(db, EVER);
  expect(sums).toHaveLength(501);
  expect(sums.slice(0, 2).map(({ source, visits }) => [source, visits])).toEqual([
    ['made-7', 2],
    ['other', 2],
  ]);
});
