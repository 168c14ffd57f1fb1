import { montonioForgeries } from '@shop/commerce-payment-montonio/testing';
import { startMontonioEmulator } from '@shop/emulators/montonio';
import { AMOUNT_PER_CENT } from '@shop/domain/money';
import { mustHappen, press, type Act, type Till, type TillShop } from './till.ts';

const ACTS = ['refund', 'refund_half'] as const;
const isKnown = (act: Act): act is (typeof ACTS)[number] => ACTS.some((known) => known === act);

/** Bank links: an order there cannot be closed, so it may be paid after the shop closed it. Banks open no disputes. */
export const startMontonioTill = async (shop: TillShop): Promise<Till> => {
  const credentials = { accessKey: 'access-key-of-the-till', secretKey: 'a-secret-of-the-till-that-is-long' };
  const emulator = await startMontonioEmulator({
    ...{ credentials, webhookUrl: null },
    clock: () => shop().clock.now,
  });
  return {
    id: 'montonio',
    method: 3,
    isCapturedByShop: false,
    settings: {
      MONTONIO_ACCESS_KEY: credentials.accessKey,
      MONTONIO_SECRET_KEY: credentials.secretKey,
      MONTONIO_API_URL: emulator.apiUrl,
    },
    pay: ({ redirect_url: url }) => press(url, { act: 'pay' }),
    refuse: ({ redirect_url: url }) => press(url, { act: 'refuse' }),
    oddities: ['less'],
    payOddly: ({ redirect_url: url }) => press(url, { act: 'wrong_sum' }),
    acts: ACTS,
    act: async (reference, act) => mustHappen(act, isKnown(act) && emulator.act(reference, act)),
    webhooks: async () => (await emulator.webhooks()).map((body) => ({ body, headers: {} })),
    forgeries: async () =>
      Object.fromEntries(
        Object.entries(montonioForgeries(credentials, shop().clock.now)).map(([name, forge]) => [
          name,
          async ({ body }, turn) => ({ body: await forge(body, turn), headers: {} }),
        ]),
      ),
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
