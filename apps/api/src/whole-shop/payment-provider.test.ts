import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { paymentProviders } from '@shop/commerce-payments/registry';
import type { ProviderEntry } from '@shop/commerce-payments/providers';
import { madeUpProvider } from '@shop/testing/made-up-provider';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { providerEntries, realProviderIds, settingsOfProviders } from '../payment-providers.ts';
import { logIn } from '../testing/belongings.ts';
import { payablesOf, waitForMoney } from '../testing/payables.ts';
import { madeUpEntry } from '../testing/made-up-entry.ts';
import { createWholeShop } from '../testing/whole-shop.ts';
import { stockShop } from '@shop/commerce-stock/testing';

const VOUCHER = 77;
const shop = await createWholeShop({ entries: [...providerEntries, madeUpEntry()] });
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const offeredIn = (checkout: { payment_methods: readonly { id: number }[] }) =>
  checkout.payment_methods.map(({ id }) => id);

describe('a payment provider that is a folder and a line in the list', () => {
  test('is offered after those that the brand has ordered, by its name and without a fee', async () => {
    const { checkout } = await shop.readyToPlace();
    expect(offeredIn(checkout)).toEqual([1, 2, 3, VOUCHER]);
    expect(checkout.payment_methods.at(-1)).toEqual({
      id: VOUCHER,
      name: 'Voucher',
      provider: 'made-up',
      fee: 0,
      fee_type: 0,
      fee_amount: 0,
      options: [],
    });
  });

  test('places an order that was paid with it', async () => {
    const { slug, token, checkout, total } = await shop.readyToPlace(3, 1, { payment_processor_id: VOUCHER });
    expect(checkout.payments).toEqual([{ payment_processor_id: VOUCHER, type: 'voucher', amount: total }]);
    const { body } = await shop.place(slug, { token }, total);
    expect(body).toMatchObject({ state: 'redirect' });
    expect(body.redirect_url).toContain('https://made-up.example/');
    const rows = await shop.db.selectFrom('payment').select(['provider', 'state']).execute();
    expect(rows).toEqual([{ provider: VOUCHER, state: 'pending' }]);
  });

  test('has its webhooks processed, under its own name', async () => {
    const post = (name: string) =>
      shop.app.inject({ method: 'POST', url: `/api/webhooks/${name}`, payload: '{}' });
    expect((await post(madeUpProvider.id)).json()).toMatchObject({ message: 'unknown_payment' });
    expect((await post('nobody')).statusCode).toBe(404);
  });

  test('is stored in the tables under an id of the database, and under no other', async () => {
    const known = await shop.db.selectFrom('payment_processor').select('id').orderBy('id').execute();
    expect(known.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, VOUCHER]);
    const insert = (provider: number) => shop.db.insertInto('payment_method').values({ provider }).execute();
    await expect(insert(78)).rejects.toThrow('payment_method_provider_known');
    // The balance and the account of a company are no methods of a provider.
    for (const own of [4, 5]) await expect(insert(own)).rejects.toThrow('payment_method_provider_check');
    await insert(VOUCHER);
  });
});

describe('the limits of a payment provider', () => {
  test('above the sum it is neither offered nor accepted', async () => {
    const { slug, token, checkout, total } = await shop.readyToPlace(3, 4);
    expect(total).toBeGreaterThan(100);
    expect(offeredIn(checkout)).toEqual([1, 2, 3]);
    const refused = await shop.choose(slug, { token }, { payment_processor_id: VOUCHER });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { payment_processor_id: ['not_offered'] } },
    });
  });

  test.each([
    ['within them', {}, {}, [1, 2, 3, VOUCHER]],
    ['in another currency', { currency: 2 }, {}, [1, 2, 3]],
    ['to another country', {}, { country_id: 2, zip: 'LV-1010', phone_number: '+371 21234567' }, [1, 2, 3]],
  ] as const)('are enforced %s', async (_, visitor, address, offered) => {
    const token = await shop.putIntoCart(3, 1, visitor);
    const as = { ...visitor, token };
    const slug = await shop.generate(as);
    const shipped = await shop.ship(slug, as, { address: { ...ADDRESS, ...address } });
    expect(shipped.status).toBe(200);
    expect(offeredIn(shipped.body.checkout)).toEqual(offered);
  });

  test('apply to unpaid orders as well', async () => {
    const me = { token: await logIn(shop, 'client@shopper.example') };
    const { id: clientId } = await shop.db.selectFrom('client').select('id').executeTakeFirstOrThrow();
    const calls = payablesOf(shop);
    const small = await waitForMoney(shop, { clientId, due: 1_000_000 });
    const large = await waitForMoney(shop, { clientId, due: 1_000_200 });
    const ofSmall = (await calls.look(small.slug, me)).body.payable;
    const ofLarge = (await calls.look(large.slug, me)).body.payable;
    expect([ofSmall, ofLarge].map((one) => one && offeredIn(one))).toEqual([
      [1, 2, 3, VOUCHER],
      [1, 2, 3],
    ]);
    const voucher = { payment_processor_id: VOUCHER };
    expect((await calls.pay(large.slug, me, 100.02, voucher)).body).toMatchObject({
      errors: { payment_processor_id: ['not_offered'] },
    });
    expect((await calls.pay(small.slug, me, 100, voucher)).body).toMatchObject({ state: 'redirect' });
  });
});

const DEPLOY = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8');

/** The rows that the table of providers in docs/deploy.md must have, without the spaces between. */
const rowsFor = (entries: readonly ProviderEntry[]) =>
  entries.map(({ id, profile, settings, signatureHeaders }) =>
    [`\`${id}\``, profile, coded(settings) || 'none', coded(signatureHeaders)].join('|'),
  );
const coded = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const ROWS = DEPLOY.split('### Payment providers\n')[1]
  ?.split('\n#')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
      .join('|'),
  );

describe('the list of payment providers', () => {
  test('has the same providers for the API and for pages', () => {
    expect(providerEntries.map(({ id }) => id).toSorted()).toEqual(
      paymentProviders.map(({ id }) => id).toSorted(),
    );
  });

  test('lists those that take real money with the given settings', () => {
    const entries = [...providerEntries, madeUpEntry({ profile: 'production', settings: ['MADE_UP_KEY'] })];
    expect(realProviderIds({ MADE_UP_KEY: '' }, entries)).toEqual([]);
    expect(realProviderIds({ MADE_UP_KEY: 'k' }, entries)).toEqual(['made-up']);
    expect(settingsOfProviders({ MADE_UP_KEY: 'k', SHOP_SECRET: 's' }, entries)).toEqual({
      MADE_UP_KEY: 'k',
    });
  });

  test('is documented in docs/deploy.md with profile, settings and headers', () => {
    expect(ROWS).toEqual(rowsFor(providerEntries));
  });
});
