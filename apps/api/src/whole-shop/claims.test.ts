import { claimsContract, type SubmitClaim } from '@shop/contracts/claims';
import { ordersContract } from '@shop/contracts/orders';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createFiles } from '@shop/commerce-files';
import { aPdf, aPng } from '@shop/commerce-files/testing';
import { EVEN_ANSWER_MS } from '@shop/commerce-kit/evenly';
import { forgetWhatIsOld } from '@shop/commerce-operations/retention';
import { stockShop } from '@shop/commerce-stock/testing';
import { claimsRetention } from '@shop/commerce-claims';
import { logIn, settleIn } from '../testing/belongings.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { sendFile } from '../testing/send-file.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const storage = createMemoryStorage();
let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop({ fileStorage: storage });
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const EMAIL = 'rasa@shopper.example';
type As = { token?: string | undefined; ip?: string; brand?: string };

/** A guest's paid order of one shirt. */
const buy = async () => {
  const { slug, token, total } = await shop.readyToPlace();
  const placed = await shop.place(slug, { token }, total);
  await shop.payAt(shop.app, placed.body.redirect_url ?? '');
  await shop.verify(placed.body.payment_reference, { token });
  return { slug, token, id: placed.body.order_id };
};

const claimOf = (slug: string, changes: Partial<SubmitClaim> = {}): SubmitClaim => ({
  ...{ slug, lines: [{ position: 1, quantity: 1 }], files: [] },
  ...{ reason: 'damaged', wish: 'refund', text: 'It arrived torn.', ...changes },
});

let place = 0;
/** Limits by place are not under test in most cases. */
const elsewhere = () => `198.18.${Math.floor((place += 1) / 250)}.${place % 250}`;

const submit = (body: SubmitClaim, as: As, idempotencyKey = 'a-key') =>
  shop.call(claimsContract.submit, { ip: elsewhere(), ...as, body, idempotencyKey });
const look = (slug: string, as: As = {}) =>
  shop.call(claimsContract.one, { ...as, body: { slug, language_id: 1 } });
const askLink = (number: string, email: string, as: As = {}) =>
  shop.call(claimsContract.link, { ...as, body: { number, email } });
const open = (slug: string, position: number, as: As = {}) =>
  shop.call(claimsContract.file, { ...as, params: { slug, position: String(position) } });
const write = (slug: string, text: string, as: As = {}, files: string[] = []) =>
  shop.call(claimsContract.write, {
    ip: elsewhere(),
    ...as,
    body: { slug, text, files },
    idempotencyKey: text,
  });

const mails = () =>
  shop.db
    .selectFrom('mail_outbox')
    .select(['template', 'recipient', 'language', 'data'])
    .where('template', 'like', 'claim-%')
    .orderBy('id')
    .execute();

test('a guest claims goods with a photo and a document, gets a number and a mail, and sees all of it', async () => {
  const { slug, token, id } = await buy();
  const files = [(await sendFile(shop, aPng(20, 10))).key, (await sendFile(shop, aPdf())).key];
  const submitted = await submit(claimOf(slug, { files, text: ' Torn\nat the sleeve. ' }), { token });
  expect(submitted.status).toBe(200);
  const { body } = await look(submitted.body.slug);
  expect(body.claim).toMatchObject({
    ...{ number: 'CL1', order_number: `QU${id}`, state: 'received', reason: 'damaged', wish: 'refund' },
    lines: [{ name: 'Linen shirt', quantity: 1 }],
    messages: [
      {
        ...{ from: 'buyer', text: 'Torn\nat the sleeve.' },
        files: [
          { position: 1, kind: 'picture' },
          { position: 2, kind: 'document' },
        ],
      },
    ],
    timeline: [{ state: 'received' }],
    ...{ refund: null, may_write: true },
  });
  expect(await mails()).toMatchObject([
    {
      ...{ template: 'claim-news', recipient: EMAIL, language: 'en' },
      data: { news: 'received', number: 'CL1' },
    },
  ]);
});

test('a picture is shown and a document only downloaded, both without anything that could run', async () => {
  const { slug, token } = await buy();
  const files = [(await sendFile(shop, aPng(20, 10))).key, (await sendFile(shop, aPdf())).key];
  const claim = (await submit(claimOf(slug, { files }), { token })).body.slug;
  const picture = await open(claim, 1);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline; filename="CL1-1.jpg"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const document = await open(claim, 2);
  expect(document.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="CL1-2.pdf"',
    'x-content-type-options': 'nosniff',
  });
  for (const { headers } of [picture, document])
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
  expect((await open(claim, 3)).status).toBe(404);
});

describe('what can be claimed', () => {
  test.each([
    ['more than were ordered', { lines: [{ position: 1, quantity: 2 }] }, { lines: ['claim_quantity'] }],
    ['goods of another order', { lines: [{ position: 7, quantity: 1 }] }, { lines: ['claim_quantity'] }],
    [
      'a line twice',
      {
        lines: [
          { position: 1, quantity: 1 },
          { position: 1, quantity: 1 },
        ],
      },
      { lines: ['claim_quantity'] },
    ],
    ['nothing', { lines: [] }, { lines: ['required'] }],
    ['without a text', { text: '  ' }, { text: ['required'] }],
    ['with a text without end', { text: 'x'.repeat(3_001) }, { text: ['too_long'] }],
    [
      'with six files',
      { files: Array.from({ length: 6 }, () => 'F'.repeat(22)) },
      { files: ['too_many_files'] },
    ],
    ['with an unknown file', { files: ['F'.repeat(22)] }, { files: ['file_unknown'] }],
    ['for another reason than those of the form', { reason: 'rage' as never }, { reason: ['required'] }],
  ])('%s is refused', async (_what, changes, errors) => {
    const { slug, token } = await buy();
    const said = await submit(claimOf(slug, changes), { token });
    expect(said).toMatchObject({ status: 422, body: { errors } });
    expect(await shop.db.selectFrom('claim').select('id').execute()).toEqual([]);
  });

  test('a file is taken once, at its own brand, and not twice in one claim', async () => {
    const { slug, token } = await buy();
    const { key } = await sendFile(shop, aPdf());
    expect((await submit(claimOf(slug, { files: [key, key] }), { token }, 'one')).status).toBe(422);
    expect((await submit(claimOf(slug, { files: [key] }), { token }, 'two')).status).toBe(200);
    expect((await submit(claimOf(slug, { files: [key] }), { token }, 'three')).status).toBe(422);
    const foreign = await sendFile(shop, aPdf(), { brand: 'lv' });
    expect((await submit(claimOf(slug, { files: [foreign.key] }), { token }, 'four')).status).toBe(422);
  });

  test('a cancelled order cannot be claimed', async () => {
    const { slug, token } = await buy();
    await shop.call(ordersContract.cancel, { token, body: { slug, reason: 'other' } });
    await shop.db.updateTable('quote').set({ state: 'cancelled' }).where('slug', '=', slug).execute();
    const said = await submit(claimOf(slug), { token });
    expect(said).toMatchObject({ status: 409, body: { message: 'order_not_claimable' } });
  });
});

describe('claiming twice', () => {
  test('ten submits of one form at once give one claim, one number and one mail', async () => {
    const { slug, token } = await buy();
    const { key } = await sendFile(shop, aPdf());
    const said = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        submit(claimOf(slug, { files: [key] }), { token, ip: `198.51.100.${at}` }),
      ),
    );
    expect(said.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(said.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await shop.db.selectFrom('claim').select('number').execute()).toEqual([{ number: 1 }]);
    expect(await mails()).toHaveLength(1);
    const again = await submit(claimOf(slug, { files: [key] }), { token });
    expect(again).toMatchObject({
      status: 200,
      body: { slug: said.find((one) => one.status === 200)?.body.slug },
    });
  });

  test('claims that are submitted at once get numbers without a gap, and each brand its own', async () => {
    const [one, two] = [await buy(), await buy()];
    await Promise.all([
      submit(claimOf(one.slug), one, 'a'),
      submit(claimOf(two.slug), two, 'b'),
      submit(claimOf(one.slug), one, 'c'),
    ]);
    const owner = await settleIn(shop, { brand: 'ee' });
    await submit(claimOf(owner.order), { token: owner.token, brand: 'ee' }, 'd');
    const rows = await shop.db
      .selectFrom('claim')
      .select(['brand', 'number'])
      .orderBy('brand')
      .orderBy('number')
      .execute();
    expect(rows.map(({ brand, number }) => `${brand}${number}`)).toEqual(['ee1', 'lt1', 'lt2', 'lt3']);
  });

  test('without a key nothing is written', async () => {
    const { slug, token } = await buy();
    expect(
      (await shop.call(claimsContract.submit, { token, ip: elsewhere(), body: claimOf(slug) })).status,
    ).toBe(422);
  });
});

describe('who sees a claim', () => {
  test('a client’s claim is seen by that client only; all others get the answer for an unknown one', async () => {
    const owner = await settleIn(shop, { email: 'owner@shopper.example' });
    const me = { token: owner.token };
    const { key } = await sendFile(shop, aPdf());
    const { slug } = (await submit(claimOf(owner.order, { files: [key] }), me)).body;
    expect((await look(slug, me)).status).toBe(200);
    expect((await open(slug, 1, me)).status).toBe(200);
    const strangers: As[] = [
      {},
      { token: await shop.putIntoCart(1) },
      { token: await logIn(shop, 'other@shopper.example') },
      { ...me, brand: 'ee' },
      { token: await logIn(shop, 'owner@shopper.example', 'lv'), brand: 'lv' },
    ];
    const unknown = await look('U'.repeat(22));
    for (const as of strangers) {
      for (const said of [await look(slug, as), await open(slug, 1, as), await write(slug, 'Hello', as)])
        expect([said.status, said.body]).toEqual([404, unknown.body]);
    }
    expect((await look(slug, me)).body.claim.messages).toHaveLength(1);
  });

  test('a client sees the own claims in a list, and a guest is sent to the login', async () => {
    const owner = await settleIn(shop, { email: 'owner@shopper.example' });
    await submit(claimOf(owner.order), { token: owner.token });
    const list = (as: As) => shop.call(claimsContract.list, { ...as, body: { language_id: 1 } });
    expect((await list({ token: owner.token })).body.claims).toMatchObject([{ number: 'CL1' }]);
    expect((await list({ token: await logIn(shop, 'other@shopper.example') })).body.claims).toEqual([]);
    expect((await list({})).status).toBe(401);
  });

  test('a guest’s claim opens by its link on any device, at its own brand', async () => {
    const { slug, token } = await buy();
    const claim = (await submit(claimOf(slug), { token })).body.slug;
    expect((await look(claim)).status).toBe(200);
    expect((await look(claim, { brand: 'ee' })).status).toBe(404);
    // The order's own link does not open its claims.
    expect((await look(slug, { token })).status).toBe(404);
  });
});

describe('a guest who asks for the form by order number and e-mail', () => {
  test('gets the same answer, as slowly, whether or not they match', async () => {
    const { id } = await buy();
    const client = await settleIn(shop, { email: 'owner@shopper.example' });
    const clientOrder = await shop.db
      .selectFrom('quote')
      .select('id')
      .where('slug', '=', client.order)
      .executeTakeFirstOrThrow();
    const asked: [string, string, As?][] = [
      [`QU${id}`, EMAIL],
      [`QU${id}`, 'other@shopper.example'],
      ['QU999999999', EMAIL],
      [`QU${clientOrder.id}`, 'owner@shopper.example'],
      ['nonsense', EMAIL],
      [`QU${id}`, EMAIL, { brand: 'ee' }],
    ];
    for (const [at, [number, email, as]] of asked.entries()) {
      const since = performance.now();
      const { status, body } = await askLink(number, email, { ip: `198.51.100.${at}`, ...as });
      expect({ status, body }).toEqual({ status: 200, body: { status: true } });
      expect(performance.now() - since).toBeGreaterThan(EVEN_ANSWER_MS - 20);
    }
    expect(await mails()).toMatchObject([{ template: 'claim-link', recipient: EMAIL }]);
  });

  test('gets by mail a link whose form asks for the e-mail once, and then claims', async () => {
    const { id } = await buy();
    await askLink(` qu ${id} `, ' Rasa@Shopper.example ');
    const [mail] = await mails();
    const link = new URL((mail?.data as { link: string }).link);
    expect(link.pathname).toBe('/en/claim-form');
    const order = link.searchParams.get('order') ?? '';
    const lines = (as: As = {}) =>
      shop.call(claimsContract.order, { ...as, body: { slug: order, language_id: 1 } });
    expect((await lines()).body.order).toBeNull();
    expect((await submit(claimOf(order), { token: await shop.putIntoCart(1) })).status).toBe(404);
    const opened = await shop.call(ordersContract.open, { body: { slug: order, email: EMAIL } });
    const me = { token: opened.sessionToken };
    expect((await lines(me)).body.order).toMatchObject({
      ...{ number: `QU${id}`, is_claimable: true },
      lines: [{ position: 1, name: 'Linen shirt', quantity: 1 }],
    });
    expect((await submit(claimOf(order), me)).status).toBe(200);
  });

  test('is asked to wait after a few tries, and an address gets three mails a day', async () => {
    const { id } = await buy();
    let status = 200;
    for (let at = 0; at < 8 && status === 200; at += 1)
      ({ status } = await askLink(`QU${id}`, `guess${at}@shopper.example`));
    expect(status).toBe(429);
    for (let at = 0; at < 6; at += 1) {
      shop.wait(20);
      expect((await askLink(`QU${id}`, EMAIL, { ip: `192.0.2.${at}` })).status).toBe(200);
    }
    expect(await mails()).toHaveLength(3);
  });
});

test('the buyer writes until the claim is closed, and a message is written once', async () => {
  const { slug, token } = await buy();
  const claim = (await submit(claimOf(slug), { token })).body.slug;
  const { key } = await sendFile(shop, aPdf());
  expect((await write(claim, 'Here is the receipt.', {}, [key])).status).toBe(200);
  expect((await write(claim, 'Here is the receipt.', {}, [key])).status).toBe(200);
  expect((await look(claim)).body.claim.messages).toMatchObject([
    { text: 'It arrived torn.', files: [] },
    { text: 'Here is the receipt.', files: [{ position: 1, kind: 'document' }] },
  ]);
  await shop.db.updateTable('claim').set({ state: 'closed', closed_at: shop.clock.now }).execute();
  expect(await write(claim, 'One more thing.')).toMatchObject({
    status: 409,
    body: { message: 'claim_closed' },
  });
});

test('files of a closed claim are deleted after 180 days, and the claim after three years', async () => {
  const { slug, token } = await buy();
  const { key } = await sendFile(shop, aPdf());
  const claim = (await submit(claimOf(slug, { files: [key] }), { token })).body.slug;
  const { stored_as } = await shop.db.selectFrom('kept_file').select('stored_as').executeTakeFirstOrThrow();
  await shop.db.updateTable('claim').set({ state: 'closed', closed_at: shop.clock.now }).execute();
  const files = createFiles({ ...shop.deps, storage });
  const night = async (days: number) => {
    shop.wait(days * 24 * 60);
    await forgetWhatIsOld({ ...shop.deps, rules: claimsRetention });
    await files.purge();
  };
  await night(179);
  expect(await storage.get(stored_as)).not.toBeNull();
  await night(2);
  expect(await storage.get(stored_as)).toBeNull();
  expect((await look(claim)).body.claim.messages[0]?.files).toEqual([]);
  expect((await open(claim, 1)).status).toBe(404);
  await night(3 * 365);
  expect((await look(claim)).status).toBe(404);
});
