import { paypalForgeries } from '@shop/commerce-payment-paypal/testing';
import { startPayPalEmulator } from '@shop/emulators/paypal';
import { AMOUNT_PER_CENT } from '@shop/domain/money';
import { mustHappen, press, type Till, type TillShop } from './till.ts';

/** The wallet: the buyer approves an order there, and the shop captures it. */
export const startPayPalTill = async (shop: TillShop): Promise<Till> => {
  const credentials = { clientId: 'client-of-the-till', clientSecret: 'secret-of-the-till' };
  const webhookId = '1JE4291016473214C';
  const clock = () => shop().clock.now;
  const emulator = await startPayPalEmulator({ credentials, webhookId, clock });
  const sign = (body: string, at = clock()) => emulator.signer.headersFor(body, emulator.origin, at);
  return {
    id: 'paypal',
    method: 2,
    isCapturedByShop: true,
    settings: {
      PAYPAL_CLIENT_ID: credentials.clientId,
      PAYPAL_CLIENT_SECRET: credentials.clientSecret,
      PAYPAL_WEBHOOK_ID: webhookId,
      PAYPAL_API_URL: emulator.origin,
    },
    pay: ({ redirect_url: url }) => press(url, { act: 'good' }),
    // Reported when the shop captures.
    refuse: ({ redirect_url: url }) => press(url, { act: 'limit' }),
    oddities: ['less'],
    payOddly: ({ redirect_url: url }) => press(url, { act: 'wrong_sum' }),
    acts: ['refund', 'refund_half', 'dispute', 'win', 'lose'],
    act: async (reference, act) => mustHappen(act, emulator.afterwards({ reference, act })),
    webhooks: async () => emulator.webhooks().map(({ body }) => ({ body, headers: sign(body) })),
    forgeries: async () => {
      const other = await startPayPalEmulator({ credentials, webhookId, clock });
      await other.close();
      const stranger = (body: string, at: Date) => other.signer.headersFor(body, other.origin, at);
      return paypalForgeries({ sign, stranger }, clock());
    },
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
