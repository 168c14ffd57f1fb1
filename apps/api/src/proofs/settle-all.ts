import { reconcile } from '@shop/commerce-payments';
import { createReadyProviders } from '../ready-providers.ts';
import { dutiesOf } from '../testing/payments.ts';
import { inParallel } from './proof.ts';
import type { ShopFloor } from './shop-floor.ts';

/** Two minutes each: longer than the longest payment window. */
const MOST_ROUNDS = 60;
const AT_ONCE = 8;

/** The reconciler with the adapters that the shop itself has. */
export const dutiesAt = (shop: ShopFloor, change: Parameters<typeof dutiesOf>[1] = {}) =>
  dutiesOf(shop, { providers: createReadyProviders(shop.deps).providers, patience: 60_000, ...change });

/** Delivers every webhook that the provider would have sent by now. */
const hearAll = async (shop: ShopFloor): Promise<void> => {
  const webhooks = await shop.till.webhooks();
  await inParallel(webhooks.length, AT_ONCE, async (at) => {
    const webhook = webhooks[at];
    if (webhook) await shop.hear(webhook);
  });
};

/** Delivers the webhooks and runs the reconciler until no payment is in flight and nothing is owed. */
export const settleAll = async (shop: ShopFloor): Promise<void> => {
  await hearAll(shop);
  const duties = dutiesAt(shop);
  for (let round = 0, idle = 0; round < MOST_ROUNDS && idle < 2; round += 1) {
    idle = (await reconcile(duties)) === 0 ? idle + 1 : 0;
    shop.wait(2);
  }
};
