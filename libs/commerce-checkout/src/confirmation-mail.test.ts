import { sql } from '@shop/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCheckoutShop, type CheckoutShop } from './testing.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

type Confirmation = {
  breakdown: { label: string; amount: string }[];
  returns: {
    sections: { heading: string; paragraphs: string[] }[];
    form: { heading: string; lines: string[] } | null;
  } | null;
};

const SHIRT = 3;

/** The mail of a shirt that was ordered and paid. */
const confirmationOf = async (): Promise<Confirmation> => {
  const { token, slug, total } = await shop.readyToPlace(SHIRT);
  const { body: placed } = await shop.place(slug, { token }, total, `key of ${slug}`);
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, { token });
  const { rows } = await sql<{ data: Confirmation }>`
    select data from mail_outbox where template = 'order-confirmation' order by id desc limit 1`.execute(
    shop.db,
  );
  return rows[0]!.data;
};

test('the confirmation has the lines of the price, the rights of return and the model form', async () => {
  const { breakdown, returns } = await confirmationOf();
  expect(breakdown.map(({ label }) => label)).toEqual(expect.arrayContaining(['Freight', 'VAT']));
  expect(returns?.sections.map(({ heading }) => heading)).toEqual([
    'Right of withdrawal',
    'Effects of withdrawal',
  ]);
  expect(returns?.sections[0]?.paragraphs[0]).toContain('within 14 days');
  expect(returns?.form?.lines[0]).toContain('UAB Nordport, Nemuno g. 24, LT-91199 Klaipėda');
});

test('goods that cannot be returned are named with their reason', async () => {
  await sql`insert into product_category (product_id, category_id) select id, main_category_id from product
    on conflict do nothing`.execute(shop.db);
  await sql`update category set return_exception = 'sealed_hygiene'`.execute(shop.db);
  const { returns } = await confirmationOf();
  expect(returns?.sections.at(-1)).toEqual({
    heading: 'When there is no right of withdrawal',
    paragraphs: [expect.stringContaining('unsealed after delivery')],
  });
});
