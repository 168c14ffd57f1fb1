import { proContract } from '@shop/contracts/pro';
import { quotesContract } from '@shop/contracts/quotes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { makeProWith } from '../testing/on-account.ts';
import { miscInvoiceOffice, STORAGE_TOTAL } from '../testing/misc-invoices.ts';
import { sendFile } from '../testing/send-file.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
let me: { token: string };
let clientId: number;
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  await shop.reset();
  me = { token: await logIn(shop, 'pro@shopper.example') };
  clientId = await idOf('pro@shopper.example');
  await makePro('pro@shopper.example');
});
afterAll(() => shop.close());

const idOf = async (email: string): Promise<number> =>
  (await shop.db.selectFrom('client').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const makePro = (email: string) => makeProWith(shop, email, { limit: 0, dueDays: 14 });
const other = async (isPro: boolean) => {
  const token = await logIn(shop, 'other@shopper.example');
  if (isPro) await makePro('other@shopper.example');
  return { token };
};

describe('applications', () => {
  const apply = async (vat_number: string, country_id = 1) => {
    const token = await logIn(shop, `vat-${Math.random()}@shopper.example`);
    const body = { company: 'UAB Prekyba', register_code: '110862', vat_number, country_id, note: '' };
    const { status, body: said } = await shop.call(proContract.apply, { token, body });
    const stored = await shop.db
      .selectFrom('pro_application')
      .select(['vat_number', 'vat_check'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return { status, errors: (said as { errors?: object }).errors, ...stored };
  };

  test.each([
    ['119511515', 1, 'LT119511515'],
    ['LV 4000 3521600', 2, 'LV40003521600'],
    ['EE100931558', 3, 'EE100931558'],
    ['nl004495445b01', 1, 'NL004495445B01'],
  ])(
    '%j of a company of country %i is tidied, tested by its check digits and found',
    async (typed, id, tidy) => {
      expect(await apply(typed, id)).toMatchObject({
        status: 200,
        vat_number: tidy,
        vat_check: 'registered',
      });
    },
  );

  test('a number with wrong check digits is refused, as is one that the register does not know', async () => {
    for (const typed of ['LT119511516', '1195', 'XX119511515', 'GB999999973'])
      expect(await apply(typed), typed).toMatchObject({
        status: 422,
        errors: { vat_number: ['vat_number'] },
      });
  });

  test('a company without a number, and one outside of the EU, may apply', async () => {
    expect(await apply('')).toMatchObject({ status: 200, vat_number: null, vat_check: null });
    expect(await apply('100 0000 0001 8403', 5)).toMatchObject({ status: 200, vat_check: 'not_checked' });
  });

  test('there is one application at a time, none by a pro client, and none at a brand without them', async () => {
    const token = await logIn(shop, 'twice@shopper.example');
    const body = { company: 'UAB', register_code: '1', vat_number: '', country_id: 1, note: '' };
    const twice = await Promise.all([1, 2].map(() => shop.call(proContract.apply, { token, body })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await shop.call(proContract.apply, { ...me, body })).status).toBe(409);
    expect((await shop.call(proContract.state, { brand: 'wl', body: {} })).status).toBe(404);
  });
});

describe('invoices', () => {
  test('a pro client sees the own ones with their filters; another pro client’s is not found', async () => {
    const office = await miscInvoiceOffice(shop);
    const { id, number } = await office.send(clientId);
    await office.draft(clientId);
    const list = async (filter: string) =>
      (await shop.call(proContract.invoices, { ...me, body: { filter } })).body.invoices;
    expect(await list('open')).toMatchObject([{ id, number, state: 'issued', total: STORAGE_TOTAL }]);
    expect(await list('all')).toHaveLength(1);
    expect(await list('paid')).toEqual([]);
    const one = (as: object) => shop.call(proContract.invoice, { ...as, body: { id } });
    expect((await one(me)).body.invoice).toMatchObject({ number, can_accept: true });
    expect((await one(await other(true))).status).toBe(404);
    const { account } = (await shop.call(proContract.state, { ...me, body: {} })).body;
    expect(account?.owed).toBe(STORAGE_TOTAL);
  });

  test('the statement sums the month, and the table has no cell that a spreadsheet would calculate', async () => {
    const office = await miscInvoiceOffice(shop);
    await office.send(clientId, { title: '=HYPERLINK("http://evil.example")' });
    await office.send(clientId);
    const { months } = (await shop.call(proContract.statement, { ...me, body: {} })).body;
    expect(months).toMatchObject([
      { currency: 'EUR', invoices: 2, invoiced: STORAGE_TOTAL * 2, open: STORAGE_TOTAL * 2, orders: 0 },
    ]);
    const { body, headers } = await shop.call(proContract.invoicesTable, me);
    // In English; a sum is a number, not a text.
    expect(headers['content-disposition']).toContain('invoices.csv');
    expect(String(body)).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(String(body)).toMatch(/,EUR,11\.29\r\n/);
    expect((await shop.call(proContract.ordersTable, me)).status).toBe(200);
  });

  test('clients without a business account get none of it', async () => {
    const as = await other(false);
    for (const contract of [proContract.ordersTable, proContract.invoicesTable])
      expect((await shop.call(contract, as)).status).toBe(403);
    expect((await shop.call(proContract.statement, { ...as, body: {} })).status).toBe(403);
  });
});

describe('an imported table', () => {
  const send = async (text: string, key = `key-${Math.random()}`, files: string[] = []) =>
    shop.call(proContract.importRows, { ...me, body: { text, files }, idempotencyKey: key });
  const draft = async () =>
    (await shop.call(quotesContract.draft, { ...me, body: { language_id: 1 } })).body.draft.lines;

  const TABLE = [
    'link;name;options;quantity;price;currency',
    'https://mugs.example/p/blue;Blue mug;"Large; blue";2;12,50;USD',
    ';;;many;x;DOGE',
    'https://soles.example/running-shoes-42;;;1;;',
    'no link at all;Socks;;0;1.123456;EUR',
  ].join('\n');

  test('each good row is a line of the draft; each fault is named by row and column, and nothing is lost', async () => {
    const { body } = await send(TABLE);
    expect(body.added).toBe(2);
    expect(body.rows.map(({ row, faults }) => [row, faults.map(({ column }) => column).sort()])).toEqual([
      [2, []],
      [3, ['currency', 'name', 'price', 'quantity']],
      [4, []],
      [5, ['link', 'price', 'quantity']],
    ]);
    expect(body.rest.split('\n').filter(Boolean)).toEqual([
      'link;name;options;quantity;price;currency',
      ';;;many;x;DOGE',
      'no link at all;Socks;;0;1.123456;EUR',
    ]);
    expect(await draft()).toMatchObject([
      { title: 'Blue mug', options: 'Large; blue', quantity: 2, price: 12.5, currency: 'USD' },
      { title: 'running shoes 42', quantity: 1, price: null, store: 'soles.example' },
    ]);
  });

  test('the same press twice adds the rows once', async () => {
    const [first, second] = [await send(TABLE, 'one-key'), await send(TABLE, 'one-key')];
    expect(second.body).toEqual(first.body);
    expect(await draft()).toHaveLength(2);
  });

  test('it may be a sent file, which is taken once', async () => {
    const { key, kind } = await sendFile(shop, Buffer.from(TABLE));
    expect(kind).toBe('table');
    expect((await send('', 'file-key', [key])).body.added).toBe(2);
    expect(await send('', 'other-key', [key])).toMatchObject({
      ...{ status: 422, body: { errors: { files: ['file_unknown'] } } },
    });
  });

  test.each([
    ['', 'table_empty'],
    ['name,quantity\n', 'table_empty'],
    ['a,b\n1,2', 'table_head'],
    ['name,quantity\n"Mug,1', 'table_quotes'],
    [`name,quantity\n${'Mug,1\n'.repeat(501)}`, 'table_rows'],
  ])('of %j is refused whole: %s', async (text, code) => {
    const { status, body } = await send(text);
    expect(status).toBe(422);
    expect((body as unknown as { errors: { table: string[] } }).errors.table[0]).toBe(code);
    expect(await draft()).toEqual([]);
  });

  test('500 rows fit, and the draft then holds no more', async () => {
    const { body } = await send(`name,quantity\n${'Mug,1\n'.repeat(500)}`);
    expect(body.added).toBe(500);
    expect((await send('name,quantity\nMug,1')).body).toMatchObject({
      errors: { items: ['too_many_items'] },
    });
  });
});

test('terms are accepted by name in their version, and a newer version is accepted anew', async () => {
  const terms = async () => (await shop.call(proContract.terms, { ...me, body: { language_id: 2 } })).body;
  const accept = (version: number) =>
    shop.call(proContract.acceptTerms, { ...me, body: { version, name: 'Ona Onaitė' } });
  expect(await terms()).toMatchObject({ version: 1, accepted: null });
  expect((await terms()).paragraphs[0]).toContain('sandėlio');
  expect((await accept(2)).status).toBe(409);
  expect((await accept(1)).status).toBe(200);
  expect(await terms()).toMatchObject({ version: 1, accepted: { name: 'Ona Onaitė' } });
  const { texts } = await shop.db.selectFrom('delivery_terms').select('texts').executeTakeFirstOrThrow();
  await shop.db
    .insertInto('delivery_terms')
    .values({ version: 2, texts: JSON.stringify(texts) as never })
    .execute();
  expect(await terms()).toMatchObject({ version: 2, accepted: null });
  await shop.db.deleteFrom('delivery_terms').where('version', '=', 2).execute();
});
