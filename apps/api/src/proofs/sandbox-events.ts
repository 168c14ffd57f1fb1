import type { Placed } from '@shop/contracts/checkout';
import { signWebhook } from '@shop/commerce-payments/providers';
import { SIGNATURE_HEADER } from '@shop/commerce-payment-sandbox';
import { inParallel } from './proof.ts';
import type { ShopFloor } from './shop-floor.ts';

/** Every event that the sandbox has queued, as it would send it; in a proof none is sent automatically. */
export const queuedEvents = async ({ db }: ShopFloor): Promise<string[]> =>
  (await db.selectFrom('sandbox_event').select('body').orderBy('deliver_at').execute()).map(
    ({ body }) => body,
  );

/** Posts correctly signed events to the shop. */
export const postEvents = (shop: ShopFloor, bodies: readonly string[]): Promise<void> =>
  inParallel(bodies.length, 8, async (at) => {
    const body = bodies[at] ?? '';
    await shop.app.inject({
      method: 'POST',
      url: '/api/webhooks/sandbox',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signWebhook(`sandbox:${shop.deps.secret}`, body, shop.clock.now),
      },
      payload: body,
    });
  });

/** Places an order and leaves it on the provider's page. */
export const placeOne = async (
  shop: ShopFloor,
  key: string,
  as?: { token: string },
): Promise<{ placed: Placed; slug: string; token: string; total: number }> => {
  const ready = as ? await readyAs(shop, as) : await shop.readyToPlace();
  const { body } = await shop.place(ready.slug, { token: ready.token }, ready.total, key);
  return { ...ready, placed: body as Placed };
};

/** A client who pays a part of the order from the balance. */
const readyAs = async (shop: ShopFloor, as: { token: string }) => {
  await shop.putIntoCart(3, 1, as);
  const slug = await shop.generate(as);
  await shop.ship(slug, as);
  const { body } = await shop.choose(slug, as, { use_balance: true });
  return { slug, token: as.token, total: body.checkout.totals.total };
};
