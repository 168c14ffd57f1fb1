import { stripeForgeries } from '@shop/commerce-payment-stripe/testing';
import { startStripeEmulator } from '@shop/emulators/stripe';
import { AMOUNT_PER_CENT } from '@shop/domain/money';
import { CARD, mustHappen, press, type Till, type TillShop } from './till.ts';

/** Cards: the hosted page, whose address is closed when the payment ends. */
export const startStripeTill = async (shop: TillShop): Promise<Till> => {
  const credentials = { secretKey: 'rk_test_keyOfTheTill', webhookSecret: 'whsec_secretOfTheTill' };
  const emulator = await startStripeEmulator({ credentials, clock: () => shop().clock.now });
  return {
    id: 'stripe',
    method: 1,
    isCapturedByShop: false,
    settings: {
      STRIPE_SECRET_KEY: credentials.secretKey,
      STRIPE_WEBHOOK_SECRET: credentials.webhookSecret,
      STRIPE_API_URL: emulator.origin,
    },
    pay: ({ redirect_url: url }) => press(url, { act: 'good', ...CARD }),
    refuse: async ({ payment_reference: reference, redirect_url: url }) => {
      await press(url, { act: 'insufficient_funds', ...CARD });
      mustHappen('close its page', emulator.expire(reference));
    },
    oddities: ['less'],
    payOddly: ({ redirect_url: url }) => press(url, { act: 'wrong_sum', ...CARD }),
    acts: ['refund', 'refund_half', 'dispute', 'win', 'lose'],
    act: async (reference, act) => mustHappen(act, emulator.afterwards({ reference, act })),
    webhooks: async () => emulator.webhooks().map(({ body }) => ({ body, headers: emulator.sign(body) })),
    forgeries: async () => stripeForgeries(emulator.sign, shop().clock.now),
    books: async () =>
      emulator.summary().map(({ reference, captured, refunded }) => ({
        reference,
        captured: captured * AMOUNT_PER_CENT,
        refunded: refunded * AMOUNT_PER_CENT,
      })),
    settlement: emulator.settlement,
    fail: emulator.faults.plan,
    clearFaults: emulator.faults.clear,
    calls: () => emulator.requests().length,
    secrets: Object.values(credentials),
    close: emulator.close,
  };
};
