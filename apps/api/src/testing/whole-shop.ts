import { stepsOf } from '@shop/commerce-checkout/testing';
import { stockShop } from '@shop/commerce-stock/testing';
import { createTestApp } from './test-app.ts';

/** The whole API with headphones and shirts in stock, and the steps of a purchase as one line each. */
export const createWholeShop = async (options: Parameters<typeof createTestApp>[0] = {}) => {
  const shop = await createTestApp(options);
  await stockShop(shop.db);
  return { ...shop, ...stepsOf(shop) };
};

export type WholeShop = Awaited<ReturnType<typeof createWholeShop>>;
