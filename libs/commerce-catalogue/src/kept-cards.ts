import type { Database } from '@shop/database';
import { createListedGoods } from './listed-goods.repository.ts';
import { createShownPrices } from './shown-prices.repository.ts';
import { createKeptVariants } from './shown-variants.repository.ts';

/** The rows that listings read for each card, cached until a product changes. */
export const createKeptCards = (db: Database) => {
  const goods = createListedGoods(db);
  const shownPrices = createShownPrices(db);
  const variants = createKeptVariants();
  return {
    ...{ goods, shownPrices, variants },
    forget: () => {
      for (const kept of [goods, shownPrices, variants]) kept.forget();
    },
  };
};

export type KeptCards = ReturnType<typeof createKeptCards>;
