import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateToLatest } from '../migrate.ts';
import { createDatabaseBefore } from '../test-database/database-before.ts';

const { db, close } = await createDatabaseBefore('0020-true-prices');
afterAll(close);

beforeAll(async () => {
  await sql`
    insert into tariff_card (brand, country_id, method, version, valid_from, currency_id, terms)
      select 'nl', country_id, method, 1, '2020-01-01Z', currency_id, terms || '{"clearance": 7}'
      from tariff_card where country_id = 4 and method = 'sea';
    insert into shipping_discount_tier (brand, minimum_subtotal, rate, valid_from) values ('nl', 100, 9, '2020-01-01Z');
    insert into checkout_session (slug, brand, cart_id, cart_fingerprint, language, currency_id, rate, lines, amounts,
        country_id, created_at, expires_at)
      select slug, brand, cart, '', 'lt', 1, 920000, '[]',
        '{"air":{"shipping":1},"sea":{"shipping":1},"rates":{"EUR":920000},"tierRate":5,"weightG":40}', country,
        '2025-06-01T12:30:00Z', now()
      from (values ('slug-of-the-first-22ch', 'lt', 1, 1), ('slug-of-the-other-22ch', 'nl', 2, 4))
        as session (slug, brand, cart, country);`.execute(db);
  await migrateToLatest(db);
});

test('an old checkout keeps the cards, rates and tiers that applied when it was begun', async () => {
  const sessions = await db.selectFrom('checkout_session').select('amounts').orderBy('id').execute();
  const [first, other] = sessions.map(({ amounts }) => amounts);
  expect(first).toMatchObject({
    ...{ rates: { EUR: 920_000 }, customsRates: { EUR: 920_000 }, tierRate: 5, weightG: 40 },
    at: '2025-06-01T12:30:00Z',
    cards: {
      air: { version: 1, destination: 'LT', method: 'air', currency: 'USD', origin: 'US', vatByLine: {} },
      sea: { version: 1, destination: 'LT', method: 'sea' },
    },
  });
  expect(Object.keys(first ?? {})).not.toContain('air');
  expect(first?.tiers).toHaveLength(3);
  // A brand's own card and tiers take precedence over those of all brands.
  expect(other).toMatchObject({
    cards: { sea: { clearance: 7 } },
    tiers: [{ minimumSubtotal: 100, rate: 9 }],
  });
  expect(other?.cards.air.clearance).toBe(first?.cards.air.clearance);
});

test('the next card of each market has its reduced VAT and the Emirates’ threshold of 1,000 dirhams', async () => {
  const cards = await db
    .selectFrom('tariff_card')
    .select(['country_id', 'method', 'version', 'valid_from', 'terms'])
    .where('version', '=', 2)
    .orderBy('country_id')
    .orderBy('method')
    .execute();
  expect(cards.map(({ country_id, method }) => `${country_id} ${method}`)).toEqual(
    [1, 2, 3, 4, 5].flatMap((country) => [`${country} air`, `${country} sea`]),
  );
  expect(new Set(cards.map(({ valid_from }) => valid_from.toISOString()))).toEqual(
    new Set(['2026-01-01T00:00:00.000Z']),
  );
  const reduced = cards.filter(({ method }) => method === 'air').map(({ terms }) => terms.vatByLine);
  expect(reduced).toEqual([
    ...[{ '4901': 50_000 }, { '4901': 50_000 }, { '4901': 90_000 }, { '4901': 90_000 }, {}],
  ]);
  expect(cards.at(-1)?.terms).toMatchObject({ vat: 50_000 });
  expect(cards.at(-1)?.terms.duty.at(-1)).toMatchObject({
    ...{ currency: 'AED', threshold: 10_000_000, otherwise: 50_000, flatPerLine: 0 },
  });
});
