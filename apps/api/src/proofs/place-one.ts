import type { Placed } from '@shop/contracts/checkout';
import type { SentWebhook } from '../testing/tills/till.ts';
import { inParallel } from './proof.ts';
import type { ShopFloor } from './shop-floor.ts';

/** The webhooks arrive, several at a time. */
export const postEvents = (shop: ShopFloor, webhooks: readonly SentWebhook[]): Promise<void> =>
  inParallel(webhooks.length, 8, async (at) => {
    const webhook = webhooks[at];
    if (webhook) await shop.hear(webhook);
  });

/** Places an order and leaves it on the provider's page. */
export const placeOne = async (
  shop: ShopFloor,
  key: string,
  as?: { token: string },
): Promise<{ placed: Placed; slug: string; token: string; total: number }> => {
  const ready = as ? await readyAs(shop, as) : await shop.readyToPlace();
  const { body } = await shop.place(ready.slug, { token: ready.token }, ready.total, key);
  return { ...ready, placed: body };
};

/** A client who pays a part of the order from the balance. */
const readyAs = async (shop: ShopFloor, as: { token: string }) => {
  await shop.putIntoCart(3, 1, as);
  const slug = await shop.generate(as);
  await shop.ship(slug, as);
  const { body } = await shop.choose(slug, as, { use_balance: true });
  return { slug, token: as.token, total: body.checkout.totals.total };
};
