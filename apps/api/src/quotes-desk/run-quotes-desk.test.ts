import { quotesContract, type QuoteItem } from '@shop/contracts/quotes';
import { createTariffs } from '@shop/commerce-tariff';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { runQuotesDesk } from './run-quotes-desk.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  await shop.db
    .insertInto('goods_kind')
    .values({
      ...{ category_id: 7, weight_g: 400, least_weight_g: 250, most_weight_g: 700 },
      ...{ length_mm: 120, width_mm: 100, height_mm: 100, tariff_line: '6912.00' },
      learned_at: shop.clock.now,
    })
    .execute();
});
afterEach(() => shop.reset());
afterAll(() => shop.close());

const desk = (...args: string[]) => {
  const clock = () => shop.clock.now;
  const tariffs = createTariffs({ db: shop.db, clock });
  return runQuotesDesk({ ...shop.deps, db: shop.db, clock, tariffs }, 'rasa', args);
};

const ITEM: QuoteItem = {
  ...{ url: 'https://mugs.example/p/1', title: 'Mug\u001b[31m', options: '', quantity: 1, price: null },
  ...{ currency_id: 2, category_id: null, weight_kg: null, sides_cm: null },
};

/** A guest's request for a mug whose price and kind are not known. */
const requested = async () => {
  const added = await shop.call(quotesContract.addItem, { body: ITEM });
  const token = String(added.headers['x-shop-session']);
  const { slug } = (
    await shop.call(quotesContract.submit, {
      token,
      body: { email: 'ona@shopper.example', country_id: 1, shipping_method: 'air', note: '' },
    })
  ).body;
  const look = async () =>
    (await shop.call(quotesContract.one, { token, body: { slug, language_id: 1 } })).body.quote;
  const answer = (text: string) => shop.call(quotesContract.answer, { token, body: { slug, text } });
  const { number, lines } = await look();
  return { number, item: String(lines[0]!.id), look, answer };
};

const news = async () =>
  (
    await shop.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('template', '=', 'quote-news')
      .orderBy('id')
      .execute()
  ).map(({ data }) => (data as { news: string }).news);

test('staff find out what an item costs, and make the offer', async () => {
  const { number, item, look } = await requested();
  expect((await desk('list')).text).toContain(number);
  expect((await desk('show', number)).text).toContain(`item ${item}: 1 × Mug?[31m, no price`);
  expect(await desk('price', number)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('no price'),
  });
  expect((await desk('item', number, item, '--price', '12.50', '--kind', '7')).exitCode).toBe(0);
  expect((await desk('price', number)).exitCode).toBe(0);
  expect(await look()).toMatchObject({ state: 'offered', lines: [{ price: 12.5, currency: 'USD' }] });
  expect(await news()).toEqual(['received', 'offered']);
  expect((await desk('list')).text).toBe('No request waits.');
  expect((await desk('show', number)).text).toContain('offered (rasa)');
});

test('staff ask the buyer, whose answer brings the request back', async () => {
  const { number, look, answer } = await requested();
  expect(await desk('ask', number)).toMatchObject({ exitCode: 1 });
  expect((await desk('ask', number, '--text', 'Which size?')).exitCode).toBe(0);
  expect(await look()).toMatchObject({ state: 'needs_info', question: 'Which size?' });
  expect((await desk('price', number)).exitCode).toBe(1);
  expect((await answer('Size 42')).status).toBe(200);
  expect(await look()).toMatchObject({ state: 'pricing', question: null });
  expect((await desk('show', number)).text).toContain('pricing (buyer): Size 42');
  expect(await news()).toEqual(['received', 'question']);
});

test('staff refuse with a reason, once', async () => {
  const { number, look } = await requested();
  expect((await desk('refuse', number, '--text', 'Not sold any more')).exitCode).toBe(0);
  expect((await look()).state).toBe('declined');
  expect((await desk('refuse', number, '--text', 'Again')).exitCode).toBe(1);
  expect(await news()).toEqual(['received', 'refused']);
  const { act } = (
    await shop.db.selectFrom('audit_event').select('details').where('event', '=', 'staff.acted').execute()
  ).map(({ details }) => details as { act: string })[0]!;
  expect(act).toBe('quote:refuse');
});

test.each([
  [[]],
  [['show']],
  [['show', 'x']],
  [['item', 'QU1', '1']],
  [['item', 'QU1', '1', '--price', 'much']],
  [['price', 'QU1', '--unknown']],
])('%j is answered by the usage', async (args) => {
  expect(await desk(...args)).toMatchObject({ exitCode: 1, text: expect.stringContaining('npm run quotes') });
});

test('an unknown number is said to be unknown', async () => {
  expect(await desk('show', 'QU999999')).toEqual({
    exitCode: 1,
    text: 'There is no request with this number.',
  });
});
