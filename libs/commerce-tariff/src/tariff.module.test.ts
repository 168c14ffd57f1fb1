import { toJson } from '@shop/database';
import { createTestDatabase } from '@shop/database/testing';
import { fromCents } from '@shop/domain/money';
import { deliveredPrice } from '@shop/domain/tariff';
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
  ['ae', 5, 'USD'],
] as const)(
  '%s has a price at the door by air and by sea from the first day',
  async (brand, countryId, currency) => {
    const pair = (await tariffs.book()).pairFor({ brand, countryId, currency, at });
    const headphones = {
      price: fromCents(21_900),
      weightG: 620,
      sidesMm: [220, 200, 90],
      tariffLine: '8518.30',
    } as const;
    for (const tariff of [pair!.air, pair!.sea]) {
      const { total, daysFrom, daysTo } = deliveredPrice(headphones, tariff);
      expect(total).toBeGreaterThan(headphones.price);
      expect(total).toBeLessThan(headphones.price * 2);
      expect(daysFrom).toBeLessThan(daysTo);
    }
    expect(deliveredPrice(headphones, pair!.sea).total).toBeLessThan(
      deliveredPrice(headphones, pair!.air).total,
    );
  },
);

test('there is no price to a country without a card', async () => {
  expect((await tariffs.book()).pairFor({ brand: 'lt', countryId: 7, currency: 'EUR', at })).toBeNull();
});

test('a new card holds from its date on, and the old one before', async () => {
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
      version: 2,
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

test('a brand’s own card and its own tiers go before those of every brand', async () => {
  await shop.db
    .insertInto('shipping_discount_tier')
    .values({ brand: 'nl', minimum_subtotal: 1_000_000, rate: 200_000, valid_from: new Date('2026-01-01') })
    .execute();
  expect((await tariffs.book()).tiersFor({ brand: 'nl', at })).toMatchObject([{ rate: 200_000 }]);
  expect((await tariffs.book()).tiersFor({ brand: 'lt', at })).toHaveLength(3);
});

test('a pro tier’s discount is known by its name', async () => {
  expect((await tariffs.book()).clientRate('gold', at)).toBe(120_000);
  expect((await tariffs.book()).clientRate(null, at)).toBe(0);
});

test('a book that the clock has made old is read again, and is answered with until then', async () => {
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
