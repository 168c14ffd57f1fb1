import { SIGNATURE_HEADER } from '@shop/commerce-payment-sandbox';
import { signWebhook } from '@shop/commerce-payments/providers';
import type { WholeShop } from './whole-shop.ts';

/** Presses a button on the sandbox's page of a payment, and sends all its webhooks again. */
export const pressAtSandbox = async (shop: WholeShop, ref: string, act: string): Promise<void> => {
  const answer = await shop.payAt(shop.app, `/dev/payments/${ref}`, { act });
  if (answer.statusCode !== 303) throw new Error(`the sandbox refused ${act}: ${answer.statusCode}`);
  await sendWebhooksAgain(shop, ref);
};

/** Sends all webhooks of a payment at the sandbox. */
export const sendWebhooksAgain = async (shop: WholeShop, ref: string): Promise<void> => {
  const events = await shop.db.selectFrom('sandbox_event').select('body').where('ref', '=', ref).execute();
  for (const { body } of events) {
    await shop.app.inject({
      method: 'POST',
      url: '/api/webhooks/sandbox',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signWebhook(`sandbox:${shop.deps.secret}`, body, shop.clock.now),
      },
      payload: body,
    });
  }
};
