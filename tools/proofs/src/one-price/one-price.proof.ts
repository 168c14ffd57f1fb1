import { createDatabase, type Database } from '@shop/database';
import type { ProofRow } from '../proof-row.ts';
import type { OpenedShop } from '../shop/open-shop.ts';
import { checkCheckout } from './check-checkout.ts';
import { checkListing, type Place } from './check-listing.ts';
import { checkProduct } from './check-product.ts';
import { createFaults } from '../faults.ts';
import { MARKETS, METHODS } from './markets.ts';
import { factPrice, readProducts, readTerms, type FactVariant } from './shop-facts.ts';
import { createVisitor } from '../shop/visitor.ts';

type Products = ReadonlyMap<number, readonly FactVariant[]>;

const inStock = (variants: readonly FactVariant[]) => variants.find(({ on_hand }) => on_hand > 0);

const checkPlace = async (place: Place, port: number): Promise<void> => {
  const { market, method, terms, faults, products } = place;
  await checkListing(place);
  for (const variants of products.values()) {
    await checkProduct(place, variants);
    const one = inStock(variants);
    if (!one) continue;
    const bought = { variantId: one.id, wanted: factPrice(terms, one) };
    await checkCheckout({ port, market, method, faults }, bought);
  }
};

const compare = async (db: Database, port: number, products: Products, tell: (progress: string) => void) => {
  const faults = createFaults();
  for (const market of MARKETS) {
    for (const method of METHODS) {
      const terms = await readTerms(db, market, method, new Date());
      const visitor = createVisitor(port, market.brand, { cookies: { shop_method: method } });
      await checkPlace({ market, method, terms, visitor, products, faults }, port);
      tell(`${market.brand} by ${method}: ${faults.compared.toLocaleString('en')} compared`);
    }
  }
  return faults;
};

/**
 * The shop as visitors have it, over HTTP: cards, product pages, their data for search engines, bounds of the price
 * facet, orders by price and checkouts of one piece show the same amount as the oracle has from the tables.
 */
export const onePrice = async (
  size: number,
  tell: (progress: string) => void,
  shop: OpenedShop,
): Promise<ProofRow> => {
  const db = createDatabase(shop.databaseUrl, { poolSize: 2 });
  try {
    const products = await readProducts(db, size);
    const faults = await compare(db, shop.port, products, tell);
    return {
      what: `${products.size.toLocaleString('en')} products × ${MARKETS.length} markets × ${METHODS.length} methods`,
      wanted: 'card, product, JSON-LD, facet, sort order, filter and checkout = oracle, to the cent',
      found: `${faults.compared.toLocaleString('en')} compared, ${faults.wrong} differ`,
      holds: faults.wrong === 0 && faults.compared > 0,
      faults: faults.shown,
    };
  } finally {
    await db.destroy();
  }
};
