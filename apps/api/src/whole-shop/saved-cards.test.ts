import { authContract } from '@shop/contracts/auth';
import { privacyContract } from '@shop/contracts/privacy';
import { savedMeansContract } from '@shop/contracts/saved-means';
import { createSavedMeans, savesCards } from '@shop/commerce-saved-means';
import { stripe } from '@shop/commerce-payment-stripe';
import { forgetWhatIsOld } from '@shop/commerce-operations/retention';
import { stockShop } from '@shop/commerce-stock/testing';
import { startStripeEmulator } from '@shop/emulators/stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { shopRetention } from '../alerts-and-retention.ts';
import { createReadyProviders } from '../ready-providers.ts';
import { personalParts } from '../personal-parts.ts';
import { logIn } from '../testing/belongings.ts';
import { everyRow } from '../testing/every-row.ts';
import { waitForMoney } from '../testing/payables.ts';
import { paymentOf } from '../testing/payments.ts';
import { createWholeShop } from '../testing/whole-shop.ts';
import { payablesContract } from '@shop/contracts/payables';

const CARD = 1;
const KEYS = {
  secretKey: 'rk_test_ofTheShop',
  webhookSecret: 'whsec_ofTheShop',
  publishableKey: 'pk_test_ofTheShop',
};
const emulator = await startStripeEmulator({ credentials: KEYS, clock: () => shop.clock.now });
const shop = await createWholeShop({
  entries: [stripe],
  patience: { provider: 2_000 },
  providerSettings: {
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
    STRIPE_API_URL: emulator.origin,
  },
});
const { db, call, clock } = shop;
const duties = createSavedMeans({
  ...{ db, clock: () => clock.now, brands: shop.deps.brands, log: shop.deps.log },
  providers: createReadyProviders(shop.deps).providers,
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(db);
  emulator.faults.clear();
  // Clients have the same ids and times after each reset.
  emulator.forgetKeys();
});
afterAll(async () => {
  await shop.close();
  await emulator.close();
});

const aClient = async (email = 'ona@shopper.example') => ({ token: await logIn(shop, email), brand: 'lt' });
type Me = Awaited<ReturnType<typeof aClient>>;

/** One shirt by card, as far as the provider. */
const buy = async (me: Me, choice: object) => {
  await shop.putIntoCart(3, 1, me);
  const slug = await shop.generate(me);
  await shop.ship(slug, me);
  const chosen = await shop.choose(slug, me, { payment_processor_id: CARD, ...choice });
  if (chosen.status !== 200) return { refused: chosen.body as unknown as { errors: object } };
  const { checkout } = chosen.body;
  const placed = await shop.place(slug, me, checkout.totals.total, `key of ${slug}`);
  return { placed: placed.body, checkout };
};
const cardsOf = async (me: Me) => (await call(savedMeansContract.list, { ...me, body: {} })).body.means;
/** A card that was saved by a purchase. */
const saveByPurchase = async (me: Me, card?: Parameters<typeof emulator.token>[0], expiry?: string) => {
  const bought = await buy(me, { option: emulator.token(card, expiry), saves_means: true });
  await duties.keep();
  const [saved] = await cardsOf(me);
  return { ...bought, id: saved?.id ?? 0 };
};
const remove = (me: Me, id: number) => call(savedMeansContract.remove, { ...me, body: { id } });
const laterBy = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};

test('the account of a client says whether a provider of its brand saves cards', async () => {
  const ofClient = async () =>
    (await call(authContract.currentUser, { ...(await aClient()), body: {} })).body;
  expect((await ofClient()).user).toMatchObject({ saves_cards: true });
  const { providers } = createReadyProviders(shop.deps);
  const [[method, adapter] = []] = providers;
  if (!adapter) throw new Error('the shop takes cards');
  const { saved: _, ...others } = adapter;
  expect([savesCards(providers, 'lt'), savesCards(new Map([[method ?? 0, others]]), 'lt')]).toEqual([
    true,
    false,
  ]);
});

describe('a card that is saved by a purchase', () => {
  test('is shown by its last four digits and expiry, once it has paid', async () => {
    const me = await aClient();
    await saveByPurchase(me, 'good', '1130');
    const card = { network: 'visa', last_four: '4242', expires_year: 2030, expires_month: 11 };
    expect(await cardsOf(me)).toMatchObject([{ ...card, is_expired: false, is_ending: false }]);
    expect(emulator.saved().length).toBeGreaterThan(0);
  });

  test('on the provider’s page is kept after the buyer returned', async () => {
    const me = await aClient();
    const { placed } = await buy(me, { saves_means: true });
    const reference = placed?.payment_reference ?? '';
    await duties.keep();
    expect(await cardsOf(me)).toEqual([]);
    emulator.pay(reference);
    await shop.verify(reference, me);
    await duties.keep();
    expect(await cardsOf(me)).toHaveLength(1);
  });

  test('is not kept unless the client asked for it, or where it was refused', async () => {
    const me = await aClient();
    await buy(me, { option: emulator.token() });
    await buy(me, { option: emulator.token('lost_card'), saves_means: true });
    await duties.keep();
    expect(await cardsOf(me)).toEqual([]);
  });

  test('is kept for no guest', async () => {
    const token = await shop.putIntoCart(3, 1);
    await buy({ token, brand: 'lt' }, { option: emulator.token(), saves_means: true });
    await duties.keep();
    expect(await db.selectFrom('saved_means').select('id').execute()).toEqual([]);
  });

  test('and saved again is one card', async () => {
    const me = await aClient();
    await saveByPurchase(me);
    await saveByPurchase(me);
    await duties.goOn();
    expect(await cardsOf(me)).toHaveLength(1);
  });

  test('is kept later where the provider does not answer', async () => {
    const me = await aClient();
    await buy(me, { option: emulator.token(), saves_means: true });
    emulator.faults.plan({ when: 'before', kind: '500', times: 1, path: '/v1/payment_intents' });
    await duties.keep();
    expect(await cardsOf(me)).toEqual([]);
    await duties.keep();
    expect(await cardsOf(me)).toHaveLength(1);
  });

  test('its number is in no row', async () => {
    const me = await aClient();
    await saveByPurchase(me);
    expect(await everyRow(db)).not.toContain('4242424242424242');
  });
});

describe('a saved card', () => {
  test('pays the next order at once, without a page', async () => {
    const me = await aClient();
    const { id } = await saveByPurchase(me);
    const { placed, checkout } = await buy(me, { means_id: id });
    expect(checkout?.payment_methods[0]?.saved).toMatchObject([{ id, last_four: '4242' }]);
    expect(checkout).toMatchObject({ payment_means: id, payment_option: null });
    expect(placed).toMatchObject({ state: 'paid', redirect_url: null });
    const payment = await paymentOf(shop, placed?.payment_reference ?? '');
    expect(payment).toMatchObject({ state: 'captured', means_id: id });
    const booked = emulator.summary().filter(({ reference }) => reference === payment.reference);
    expect(booked).toMatchObject([{ captured: payment.amount / 100 }]);
  });

  test('pays a quote that waits for its payment', async () => {
    const me = await aClient();
    const { id } = await saveByPurchase(me);
    const { id: clientId } = await db.selectFrom('client').select('id').executeTakeFirstOrThrow();
    const { slug } = await waitForMoney(shop, { clientId });
    const params = { slug };
    const asked = await call(payablesContract.fetch, { ...me, params, body: { slug, language_id: 1 } });
    expect(asked.body.payable?.payment_methods[0]?.saved).toMatchObject([{ id }]);
    const body = {
      ...{ slug, language_id: 1, payment_processor_id: CARD, option: null, use_balance: false },
      ...{ expected_total: 100, means_id: id },
    };
    const paid = await call(payablesContract.pay, { ...me, params, body, idempotencyKey: 'key-of-quote' });
    expect(paid.body).toMatchObject({ state: 'paid' });
  });

  test('whose bank asks pays after the bank agreed, at its address', async () => {
    const me = await aClient();
    const begun = await call(savedMeansContract.add, {
      ...me,
      body: { payment_processor_id: CARD, token: emulator.token('secure') },
    });
    expect(begun.body.redirect_url).toContain('/c/setup/');
    emulator.setup(emulator.lastSetup() ?? '', 'agree');
    laterBy(2);
    await duties.goOn();
    const [card] = await cardsOf(me);
    const { placed } = await buy(me, { means_id: card?.id });
    expect(placed?.redirect_url).toContain('/c/pay/pi_');
    emulator.atBank(placed?.payment_reference ?? '', true);
    expect((await shop.verify(placed?.payment_reference ?? '', me)).body).toMatchObject({ state: 'paid' });
  });

  test('of another client, one that is being deleted, and an expired one cannot be chosen', async () => {
    const me = await aClient();
    const other = await aClient('petras@shopper.example');
    const { id } = await saveByPurchase(me);
    const gone = { errors: { means_id: ['card_gone'] } };
    expect((await buy(other, { means_id: id })).refused).toMatchObject(gone);
    await db.updateTable('saved_means').set({ state: 'ending' }).execute();
    expect((await buy(me, { means_id: id })).refused).toMatchObject(gone);
    await db.updateTable('saved_means').set({ state: 'kept', expires_year: 2020 }).execute();
    expect((await buy(me, { means_id: id })).refused).toMatchObject(gone);
    expect(await cardsOf(me)).toMatchObject([{ is_expired: true }]);
  });

  test('that was deleted after it was chosen does not pay: the provider’s page asks for another', async () => {
    const me = await aClient();
    const { id } = await saveByPurchase(me);
    await shop.putIntoCart(3, 1, me);
    const slug = await shop.generate(me);
    await shop.ship(slug, me);
    const { body } = await shop.choose(slug, me, { payment_processor_id: CARD, means_id: id });
    await remove(me, id);
    const placed = await shop.place(slug, me, body.checkout.totals.total);
    expect(placed.body.redirect_url).toContain('/c/pay/cs_test_');
  });
});

describe('a card that is added in the account', () => {
  const add = (me: Me, token: string | null) =>
    call(savedMeansContract.add, { ...me, body: { payment_processor_id: CARD, token } });

  test('in the field is saved at once', async () => {
    const me = await aClient();
    expect((await add(me, emulator.token())).body).toMatchObject({ state: 'kept', redirect_url: null });
    expect(await cardsOf(me)).toMatchObject([{ last_four: '4242' }]);
  });

  test('on the provider’s page is saved when the client returns, or without that a little later', async () => {
    const me = await aClient();
    const { body } = await add(me, null);
    expect(body).toMatchObject({ state: 'open' });
    const { reference } = await db.selectFrom('means_setup').select('reference').executeTakeFirstOrThrow();
    const finish = () => call(savedMeansContract.finish, { ...me, body: { reference } });
    expect((await finish()).body).toMatchObject({ state: 'open' });
    emulator.setup(emulator.lastSetup() ?? '', 'good');
    expect((await finish()).body).toMatchObject({ state: 'kept' });
    expect((await finish()).body).toMatchObject({ state: 'kept' });
    expect(await cardsOf(me)).toHaveLength(1);
  });

  test('that its bank refuses is not saved, and why is said', async () => {
    const me = await aClient();
    const { body } = await add(me, emulator.token('insufficient_funds'));
    expect(body).toMatchObject({ state: 'refused', reason: 'insufficient_funds' });
    expect(await cardsOf(me)).toEqual([]);
  });

  test.each(['500', '401', '403'] as const)(
    'while the provider answers %s is not saved, and it can be tried again',
    async (kind) => {
      const me = await aClient();
      emulator.faults.plan({ when: 'before', kind, times: 1, path: '/v1/customers' });
      expect((await add(me, emulator.token())).body).toMatchObject({
        state: 'refused',
        reason: 'provider_down',
      });
      expect((await add(me, emulator.token())).body).toMatchObject({ state: 'kept' });
    },
  );
});

describe('a card that its owner deletes', () => {
  test('is deleted here and at the provider', async () => {
    const me = await aClient();
    const { id } = await saveByPurchase(me);
    const before = emulator.saved().length;
    expect((await remove(me, id)).body).toMatchObject({ state: 'removed' });
    expect(await cardsOf(me)).toEqual([]);
    expect(emulator.saved()).toHaveLength(before - 1);
    expect((await remove(me, id)).status).toBe(404);
  });

  test('is offered no more while the provider does not answer, and is deleted when it does', async () => {
    const me = await aClient();
    const { id } = await saveByPurchase(me);
    const before = emulator.saved().length;
    emulator.faults.plan({ when: 'before', kind: '500', times: 2, path: '/detach' });
    expect((await remove(me, id)).body).toMatchObject({ state: 'ending' });
    expect(await cardsOf(me)).toMatchObject([{ id, is_ending: true }]);
    await duties.goOn();
    expect(await cardsOf(me)).toHaveLength(1);
    laterBy(5);
    await duties.goOn();
    laterBy(5);
    await duties.goOn();
    expect(await cardsOf(me)).toEqual([]);
    expect(emulator.saved()).toHaveLength(before - 1);
  });

  test('of another client stays', async () => {
    const { id } = await saveByPurchase(await aClient());
    const other = await aClient('petras@shopper.example');
    expect((await remove(other, id)).status).toBe(404);
    expect(await db.selectFrom('saved_means').select('state').execute()).toEqual([{ state: 'kept' }]);
  });
});

describe('personal data', () => {
  const part = personalParts.find(({ topic }) => topic === 'saved_cards');

  test('the export shows saved cards by what is shown of them', async () => {
    const me = await aClient();
    await saveByPurchase(me);
    const { body } = await call(privacyContract.data, me);
    const data = (typeof body === 'string' ? JSON.parse(body) : body) as Record<string, unknown>;
    expect(data['saved_cards']).toMatchObject([{ kind: 'visa', number: '•••• 4242', state: 'kept' }]);
  });

  test('an erasure removes what is shown at once, and then the cards and the client at the provider', async () => {
    const me = await aClient();
    await saveByPurchase(me);
    const before = emulator.saved().length;
    const { id: clientId, email } = await db
      .selectFrom('client')
      .select(['id', 'email'])
      .executeTakeFirstOrThrow();
    await db
      .transaction()
      .execute(async (tx) => part?.erase?.(tx, { clientId, brand: 'lt', email }, clock.now));
    expect(await db.selectFrom('saved_means').select(['last_four', 'state']).execute()).toEqual([
      { last_four: null, state: 'ending' },
    ]);
    await duties.goOn();
    await duties.goOn();
    expect(emulator.saved()).toHaveLength(before - 1);
    expect(await db.selectFrom('means_holder').select('id').execute()).toEqual([]);
  });

  test('a card is deleted three months after it expired', async () => {
    const me = await aClient();
    await saveByPurchase(me);
    const night = () => forgetWhatIsOld({ ...shop.deps, rules: shopRetention });
    const expired = (days: number) => new Date(clock.now.getTime() - days * 86_400_000);
    for (const [days, ends] of [
      [80, 0],
      [130, 1],
    ] as const) {
      const at = expired(days);
      await db
        .updateTable('saved_means')
        .set({ expires_year: at.getUTCFullYear(), expires_month: at.getUTCMonth() + 1 })
        .execute();
      expect(await night()).toMatchObject({ expiredCards: ends });
    }
    await duties.goOn();
    expect(await cardsOf(me)).toEqual([]);
  });
});
