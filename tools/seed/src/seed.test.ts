import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { DEMO_PASSWORD, PERSONAS } from '@shop/commerce-accounts/seed';
import { migrateAs, OtherProfile, sql, type Database } from '@shop/database';
import { CLAIM_STATES } from '@shop/domain/claim';
import { FORWARD_STATES, PACKAGE_STATES } from '@shop/domain/forwarding';
import { MISC_INVOICE_STATES } from '@shop/domain/misc-invoice';
import { QUOTE_STATES } from '@shop/domain/quotes';
import { STAFF_ROLES } from '@shop/domain/staff';
import { createTestDatabase, type TestDatabase } from '@shop/database/testing';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seed, type Seeded } from './seed.ts';

const today = new Date('2026-11-20T00:00:00Z');
const PRODUCTS = 260;

let shop: TestDatabase;
let twin: TestDatabase;
let seeded: Seeded | null;

beforeAll(async () => {
  [shop, twin] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  seeded = await seed({ db: shop.db, products: PRODUCTS, today });
  await seed({ db: twin.db, products: PRODUCTS, today });
}, 60_000);
afterAll(() => Promise.all([shop.close(), twin.close()]));

const rows = async <T>(db: Database, query: string) => (await sql.raw<T>(query).execute(db)).rows;
const count = async (query: string) =>
  (await rows<{ n: number }>(shop.db, `select count(*)::int as n from ${query}`))[0]?.n;

describe('the demo shop', () => {
  test('has as many rows as expected', async () => {
    expect(seeded).toMatchObject({ categories: 400, products: PRODUCTS });
    expect(await count('category')).toBe(400);
    expect(await count('product')).toBe(PRODUCTS);
    expect(await count(`product_listing`)).toBe(await count(`product where status = 'active'`));
  });

  test('is the same for the same seed and day', async () => {
    for (const table of [
      'product',
      'product_text',
      'product_variant',
      'variant_price',
      'product_listing',
      'client',
      'quote',
      'order_offer',
      'order_line',
      'ledger_entry',
      'payment',
      'package',
      'forward_request',
      'quote_request',
      'claim',
    ]) {
      const hidden = ['created_at', 'updated_at'].map((column) => `- '${column}'`).join(' ');
      const digest = `select md5(string_agg(line, '' order by line)) as sum from (select (to_jsonb(${table}) ${hidden})::text as line from ${table}) lines`;
      expect([table, await rows(twin.db, digest)]).toEqual([table, await rows(shop.db, digest)]);
    }
  });

  test('is not written when there are products already', async () => {
    expect(await seed({ db: shop.db, products: 10 })).toBeNull();
    expect(await count('product')).toBe(PRODUCTS);
  });

  test('continues ids after its own rows', async () => {
    const [next] = await rows<{ id: number }>(
      shop.db,
      `insert into manufacturer (slug, name) values ('later', 'Later') returning id`,
    );
    expect(next?.id).toBe((await count('manufacturer')) ?? 0);
  });

  test('is refused in a production database, whose rows do not change', async () => {
    const production = await createTestDatabase();
    await migrateAs(production.db, 'production');
    await expect(seed({ db: production.db, products: 10 })).rejects.toThrow(OtherProfile);
    expect(await rows(production.db, 'select 1 from client union all select 1 from category')).toEqual([]);
    await production.close();
  });

  test('is refused in the production profile', () => {
    const main = path.join(import.meta.dirname, 'main.ts');
    const env = {
      ...process.env,
      SHOP_PROFILE: 'production',
      DATABASE_URL: 'postgres://nowhere.invalid/shop',
    };
    const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('SHOP_PROFILE')]);
  });

  test('has all texts in four languages', async () => {
    for (const [table, key] of [
      ['category_name', 'category_id'],
      ['product_text', 'product_id'],
      ['flag_name', 'flag_id'],
      ['warning_text', 'warning_id'],
      ['additional_field_value_name', 'value_id'],
    ] as const)
      expect([
        table,
        await count(`(select ${key} from ${table} group by ${key} having count(*) <> 4) lacking`),
      ]).toEqual([table, 0]);
  });

  test('has products in every offer of the home page that is put together by hand', async () => {
    expect(
      await count(
        `flag where least_percent is null and not exists (select from product_flag where flag_id = flag.id)`,
      ),
    ).toBe(0);
  });
});

describe('the demo’s clients', () => {
  test('log in with the documented password, except for the imported one', async () => {
    const clients = await shop.db
      .selectFrom('client')
      .select(['email', 'password_hash'])
      .where('brand', '=', 'lt')
      .execute();
    expect(clients.map(({ email }) => email).sort()).toEqual(PERSONAS.map(({ email }) => email).sort());
    for (const { email, password_hash: hash } of clients)
      if (email.startsWith('imported')) expect(hash).toBeNull();
      else expect(await verify(hash ?? '', DEMO_PASSWORD)).toBe(true);
  });

  test('each balance is the sum of its entries', async () => {
    expect(await count('ledger_entry')).toBeGreaterThan(0);
    expect(
      await count(
        `client_balance where balance <> coalesce((select end_balance from ledger_entry e where e.client_id = client_balance.client_id order by position desc limit 1), 0)`,
      ),
    ).toBe(0);
    expect(
      await count(
        `ledger_entry e join ledger_entry p on p.client_id = e.client_id and p.position = e.position - 1 and p.end_balance <> e.starting_balance`,
      ),
    ).toBe(0);
  });

  test('have orders with consistent amounts', async () => {
    expect(await count('quote')).toBe(seeded?.orders);
    expect(await count('order_offer')).toBe(seeded?.orders);
    expect(
      await count(
        `quote join order_offer on quote_id = id join lateral jsonb_to_record(totals) as part (
           subtotal bigint, shipping bigint, delivery bigint, shipping_discount bigint, promotion bigint) on true
         where total <> subtotal + shipping + delivery - shipping_discount - promotion - balance_used + payment_fee`,
      ),
    ).toBe(0);
    expect(
      await count(
        `order_offer where (totals->>'subtotal')::bigint
           <> (select sum(line_total) from order_line where order_line.quote_id = order_offer.quote_id)`,
      ),
    ).toBe(0);
    expect(await count('quote where paid_at is not null and brand_number is null')).toBe(0);
  });

  test('one client of every brand has two unpaid orders and an unpaid invoice', async () => {
    const unpaid = await rows<{ brand: string; n: number }>(
      shop.db,
      `select client.brand, count(*)::int as n from payable join client on client.id = client_id where state = 'open' and kind <> 'forward_request' and email like 'unpaid@%' group by client.brand, email`,
    );
    expect(unpaid.length).toBeGreaterThan(0);
    for (const { n } of unpaid) expect(n).toBe(3);
  });

  test('have companies whose VAT numbers no register has confirmed, in shops of the Union', async () => {
    const found = await rows<{ brand: string; vat_check: string }>(
      shop.db,
      `select brand, vat_check from order_company join quote on quote.id = quote_id
       where placed_at is not null order by brand, vat_check`,
    );
    const union = ['ee', 'lt', 'lv', 'nl', 'pj', 'tp', 'wl'];
    expect(found).toEqual(
      union.flatMap((brand) => ['not_checked', 'unknown'].map((vat_check) => ({ brand, vat_check }))),
    );
  });

  test('have things in every state of every machine', async () => {
    for (const [table, states] of [
      ['package', PACKAGE_STATES],
      ['forward_request', FORWARD_STATES],
      ['quote_request', QUOTE_STATES],
      ['misc_invoice', MISC_INVOICE_STATES],
      ['claim', CLAIM_STATES],
      ['pro_application', ['asked', 'approved', 'declined']],
    ] as const) {
      const found = await rows<{ state: string }>(
        shop.db,
        `select distinct state from ${table} where brand = 'lt'`,
      );
      expect([table, found.map(({ state }) => state).toSorted()]).toEqual([table, [...states].toSorted()]);
    }
  });

  test('have orders of the same sum for the forward requests that can be paid', async () => {
    // What can be paid is its own order, of the same sum.
    const billed = `forward_request request join quote on quote.id = request.id and quote.slug = request.slug
      join payable on payable.slug = request.slug and payable.amount = quote.total
      where (price -> 'amounts' ->> 'total')::bigint = quote.total`;
    expect(await count(billed)).toBe(
      await count(`forward_request where state in ('awaiting_payment', 'paid', 'handed_over', 'delivered')`),
    );
    expect(
      await count(`forward_request where state = 'approval_required'
      and (price -> 'amounts' ->> 'total')::bigint <= price_cap`),
    ).toBe(0);
  });

  test('have offers that add up, and an order for each accepted one', async () => {
    const offers = await shop.db.selectFrom('quote_offer').select(['total', 'offer']).execute();
    expect(offers.length).toBeGreaterThan(0);
    for (const { total, offer } of offers) {
      const { subtotal, shipping, shippingDiscount, delivery } = offer.amounts;
      expect(subtotal + shipping - shippingDiscount + delivery).toBe(total);
    }
    const billed = `quote_request request join quote on quote.id = request.id and quote.slug = request.slug
      join payable on payable.slug = request.slug and payable.amount = quote.total
      join quote_offer offer on offer.request_id = request.id and offer.total = quote.total`;
    expect(await count(billed)).toBe(await count(`quote_request where state = 'accepted'`));
  });

  test('are served by a person of each role', async () => {
    const staff = await shop.db.selectFrom('staff_member').select('roles').execute();
    expect(staff.flatMap(({ roles }) => roles).toSorted()).toEqual([...STAFF_ROLES].toSorted());
  });
});
