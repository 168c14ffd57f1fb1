import { toJson } from '@shop/database';
import { createTestDatabase } from '@shop/database/testing';
import { fromCents } from '@shop/domain/money';
import { deliveredPrice, deliveredQuote } from '@shop/domain/tariff';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTariffs } from './tariff.module.ts';

const at = new Date('2026-11-21T12:00:00Z');
const clock = { now: at };
const shop = await createTestDatabase({ clock: () => clock.now });
const tariffs = createTariffs({ db: shop.db, clock: () => clock.now });

afterEach(async () => {
  clock.now = at;
  await shop.truncateAll();
  tariffs.forget();
});
afterAll(() => shop.close());

test.each([
  ['lt', 1, 'EUR'],
  ['lv', 2, 'EUR'],
  ['ee', 3, 'EUR'],
  ['nl', 4, 'EUR'],
  ['ae', 5, 'AED'],
  ['ae', 5, 'USD'],
] as const)(
  '%s has a delivered price by air and by sea from the first day',
  async (brand, countryId, currency) => {
    const pair = (await tariffs.book()).pairFor({ brand, countryId, currency, at });
    const headphones = {
      price: fromCents(21_900),
      weightG: 620,
      sidesMm: [220, 200, 90],
      tariffLine: '8518.30',
    } as const;
    for (const terms of [pair!.air, pair!.sea]) {
      const { total, daysFrom, daysTo } = deliveredQuote(headphones, terms);
      expect(total).toBeGreaterThan(headphones.price);
      expect(total).toBeLessThan(headphones.price * 2);
      expect(daysFrom).toBeLessThan(daysTo);
    }
    expect(deliveredPrice(headphones, pair!.sea)).toBeLessThan(deliveredPrice(headphones, pair!.air));
  },
);

test('a delivered price has the cheapest active courier of the market, and none where there is none', async () => {
  const product = { price: 0, weightG: 1500, sidesMm: [10, 10, 10], tariffLine: '8518.30' } as const;
  const deliveryTo = async (brand: string, countryId: number) => {
    const pair = (await tariffs.book()).pairFor({ brand, countryId, currency: 'USD', at });
    return deliveredQuote(product, pair!.air).delivery;
  };
  const fees = await shop.db
    .selectFrom('courier_fee')
    .innerJoin('courier', 'courier.id', 'courier_id')
    .select(['code', 'fee'])
    .where('country_id', '=', 1)
    .where('up_to_grams', '=', 3000)
    .orderBy('fee')
    .execute();
  expect(await deliveryTo('lt', 1)).toBe(fees[0]?.fee);
  expect(await deliveryTo('ae', 5)).toBe(0);
  await shop.db.updateTable('courier').set({ is_active: false }).where('code', '=', fees[0]!.code).execute();
  tariffs.forget();
  expect(await deliveryTo('lt', 1)).toBe(fees[1]?.fee);
});

test('customs compare by their own rates, from their own date on', async () => {
  await shop.db
    .insertInto('customs_rate')
    .values({ currency_id: 1, valid_from: new Date('2026-12-01T00:00:00Z'), rate: 500_000 })
    .execute();
  // 200 USD are 184 EUR by the shop's rate of both days, and 100 EUR for customs from December on.
  const shoes = {
    price: fromCents(20_000),
    weightG: 900,
    sidesMm: [300, 200, 120],
    tariffLine: '6403.99',
  } as const;
  const dutyOn = async (day: string) => {
    const question = { brand: 'lt', countryId: 1, currency: 'USD', at: new Date(day) } as const;
    const pair = (await tariffs.book()).pairFor(question);
    return deliveredQuote(shoes, pair!.sea).breakdown.duty;
  };
  expect(await dutyOn('2026-11-30')).toBeGreaterThan(fromCents(1400));
  expect(await dutyOn('2026-12-01')).toBe(fromCents(326));
});

test('there is no price for a country without a card', async () => {
  expect((await tariffs.book()).pairFor({ brand: 'lt', countryId: 7, currency: 'EUR', at })).toBeNull();
});

test('a new card applies from its date on, and the old one before', async () => {
  const { terms } = await shop.db
    .selectFrom('tariff_card')
    .select('terms')
    .where('country_id', '=', 1)
    .where('method', '=', 'air')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('tariff_card')
    .values({
      country_id: 1,
      method: 'air',
      version: 3,
      valid_from: new Date('2026-12-01T00:00:00Z'),
      currency_id: 2,
      origin: 'US',
      terms: toJson({ ...terms, vat: 250_000 }),
    })
    .execute();
  const vatAt = async (day: string) =>
    (await tariffs.book()).cardFor({ brand: 'lt', countryId: 1, method: 'air', at: new Date(day) })?.vat;
  expect(await vatAt('2026-11-30')).toBe(210_000);
  expect(await vatAt('2026-12-01')).toBe(250_000);
});

test('a brand’s own card and its own tiers override the general ones', async () => {
  await shop.db
    .insertInto('shipping_discount_tier')
    .values({ brand: 'nl', minimum_subtotal: 1_000_000, rate: 200_000, valid_from: new Date('2026-01-01') })
    .execute();
  expect((await tariffs.book()).tiersFor({ brand: 'nl', at })).toMatchObject([{ rate: 200_000 }]);
  expect((await tariffs.book()).tiersFor({ brand: 'lt', at })).toHaveLength(3);
});

test('a pro tier’s discount is found by its name', async () => {
  expect((await tariffs.book()).clientRate('gold', at)).toBe(120_000);
  expect((await tariffs.book()).clientRate(null, at)).toBe(0);
});

test('an outdated rate book is read again, and is used until then', async () => {
  const secondsLater = (seconds: number) => {
    clock.now = new Date(at.getTime() + seconds * 1_000);
  };
  const first = await tariffs.book();
  secondsLater(29);
  expect(await tariffs.book()).toBe(first);
  secondsLater(31);
  expect(await tariffs.book()).toBe(first);
  await vi.waitFor(async () => expect(await tariffs.book()).not.toBe(first));
});
