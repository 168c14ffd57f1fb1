import { createDatabase, type Database } from '@shop/database';
import { inTurns } from '../in-turns.ts';
import type { ProofRow } from '../proof-row.ts';
import type { OpenedShop } from '../shop/open-shop.ts';
import { checkCheckout } from './check-checkout.ts';
import { checkListing } from './check-listing.ts';
import { checkProduct } from './check-product.ts';
import { createFaults } from '../faults.ts';
import { marketsFor, METHODS, nameOf, type Market } from './markets.ts';
import { isLeft, type Place } from './place.ts';
import { factPrice, readProducts, readTerms, type FactVariant } from './shop-facts.ts';
import { createVisitor } from '../shop/visitor.ts';

type Products = ReadonlyMap<string, readonly FactVariant[]>;

const AT_ONCE = 4;

const checkPlace = async (place: Place): Promise<void> => {
  const { method, terms } = place;
  await checkListing(place);
  await inTurns(place.products, AT_ONCE, async ([slug, variants]) => {
    const one = variants.findLast(isLeft);
    if (!one) return;
    await checkProduct(place, slug, variants, one);
    await checkCheckout(place, { variantId: one.id, wanted: factPrice(terms[method], one) });
  });
};

/** The products that are checked in a market: at least one. */
const shareOf = (products: Products, { oneOf }: Market): Products =>
  new Map([...products].filter((_, at) => at % oneOf === 0));

const compare = async (db: Database, port: number, products: Products, tell: (progress: string) => void) => {
  const faults = createFaults();
  for (const market of marketsFor(products.size)) {
    const now = new Date();
    const [air, sea] = [await readTerms(db, market, 'air', now), await readTerms(db, market, 'sea', now)];
    for (const method of METHODS) {
      const visitor = createVisitor(port, market.brand, {
        cookies: { ...market.cookies, shop_method: method },
      });
      const own = shareOf(products, market);
      await checkPlace({ port, market, method, terms: { air, sea }, visitor, products: own, faults });
      tell(`${nameOf(market, method)}: ${faults.compared.toLocaleString('en')} compared`);
    }
  }
  return faults;
};

/**
 * The shop as visitors have it, over HTTP: cards and product pages as they are rendered, their data for search engines,
 * bounds of the price facet, orders by price and checkouts of one piece show the amount that the oracle computes from the tables.
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
    // In the markets of their own currency; in the others a part of them.
    const markets = marketsFor(products.size);
    const homes = markets.filter(({ oneOf }) => oneOf === 1).length;
    return {
      what: `${products.size.toLocaleString('en')} products × ${homes} markets × ${METHODS.length} methods, a fifth in ${markets.length - homes} others`,
      wanted: 'card, product, JSON-LD, facet, sort order, filter and checkout = oracle, to the cent',
      found: `${faults.compared.toLocaleString('en')} compared, ${faults.wrong} differ`,
      holds: faults.wrong === 0 && faults.compared > 0 && products.size === size,
      faults:
        products.size === size ? faults.shown : [`${products.size} products in sale instead of ${size}`],
    };
  } finally {
    await db.destroy();
  }
};
