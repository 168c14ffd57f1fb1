import type { Listing } from '@shop/contracts/catalogue';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createDatabase, type Database } from '@shop/database';
import { readLawfulPriors } from '@shop/database/lawful-priors';
import { createFaults, type Faults } from '../faults.ts';
import { HOMES, METHODS, type Market, type Method } from '../one-price/markets.ts';
import { factPrice, readProducts, readTerms, type FactVariant } from '../one-price/shop-facts.ts';
import type { ProofRow } from '../proof-row.ts';
import { ROOT, type OpenedShop } from '../shop/open-shop.ts';
import { createVisitor, type Visitor } from '../shop/visitor.ts';
import { readCards, readLowest, type SaidCard } from './read-reductions.ts';

type Terms = Awaited<ReturnType<typeof readTerms>>;
type Variants = ReadonlyMap<string, readonly FactVariant[]>;

/** The brands with their own market, and those that share one. */
const PLACES: readonly Market[] = [
  ...HOMES,
  ...(
    [
      ['pj', 'lt'],
      ['tp', 'lv'],
      ['wl', 'lt'],
    ] as const
  ).flatMap(([brand, like]) =>
    HOMES.filter((market) => market.brand === like).map((one) => ({ ...one, brand })),
  ),
];

const LISTINGS = ['', '/marketplace', '/c/footwear', '/c/cosmetics', '/search?s=shoe'];
const ZONE = '/dealzone';

type Told = {
  readonly market: Market;
  readonly method: Method;
  readonly name: string;
  readonly terms: Terms;
  readonly variants: Variants;
  readonly faults: Faults;
  /** By variant: the lowest price of the 30 days before its reduction, by the law of this market. */
  readonly priorOf: (variantId: number) => number | undefined;
};

/** The delivered price of a version now and before, by the oracle and its price history. */
const pricesOf = ({ terms, priorOf }: Told, variant: FactVariant) => {
  const now = factPrice(terms, variant);
  const priorUsd = priorOf(variant.id);
  const before = priorUsd === undefined ? now : factPrice(terms, { ...variant, price: priorUsd });
  const percent = Math.floor(((before - now) * 100) / before + 1e-9);
  return { now, before: percent >= 1 ? before : null, percent: percent >= 1 ? percent : null };
};

/** One of the product's versions has this price and this reduction; the struck and the named sum are equal. */
const isTrue = (told: Told, { slug, current, struck, lowest, percent }: SaidCard): boolean =>
  struck === lowest &&
  (told.variants.get(slug) ?? []).some((variant) => {
    const { now, before, percent: wanted } = pricesOf(told, variant);
    return now === current && before === struck && (percent === wanted || percent === null);
  });

const checkCards = async (told: Told, visitor: Visitor, path: string): Promise<readonly SaidCard[]> => {
  const cards = readCards(await visitor.page(`/en${path}`));
  for (const card of cards)
    told.faults.expect(
      `${told.name} ${path || '/'}, card of ${card.slug} (${JSON.stringify(card)})`,
      isTrue(told, card),
      true,
    );
  return cards;
};

const checkProduct = async (told: Told, visitor: Visitor, slug: string): Promise<void> => {
  const lowest = readLowest(await visitor.page(`/en/p/${slug}`));
  const priors = (told.variants.get(slug) ?? []).map((variant) => pricesOf(told, variant).before);
  told.faults.expect(`${told.name}, page of ${slug}: ${lowest}`, priors.includes(lowest), true);
};

type Built = { readonly config: { readonly featuresOff?: readonly string[] } };

const hasZone = (brand: string): boolean => {
  const built = JSON.parse(readFileSync(path.join(ROOT, 'dist/apps', brand, 'brand.json'), 'utf8')) as Built;
  return built.config.featuresOff?.includes('dealzone') !== true;
};

/** What the brand's deal zone shows; a brand without one shows nothing. */
const checkDeals = async (told: Told, visitor: Visitor): Promise<readonly SaidCard[]> => {
  if (!hasZone(told.market.brand)) return [];
  // Where the zone is small, similar goods follow its own.
  const { total } = await visitor.call<Listing>('POST', '/api/search/searchForCategoryItems', {
    ...{ locale: 'en', params: {}, categoryId: null, limit: 0, offset: 0, contentType: 'o' },
    ...{ countryId: told.market.countryId, method: told.method },
  });
  const deals = (await checkCards(told, visitor, ZONE)).slice(0, total);
  told.faults.expect(`${told.name}, deals`, deals.length > 0, true);
  for (const { slug, struck, percent } of deals)
    told.faults.expect(`${told.name}, ${slug} among the deals`, struck !== null && (percent ?? 0) >= 1, true);
  return deals;
};

const checkPlace = async (told: Told, visitor: Visitor, products: number): Promise<void> => {
  for (const path of LISTINGS) await checkCards(told, visitor, path);
  const deals = await checkDeals(told, visitor);
  const some = [...deals.map(({ slug }) => slug), ...told.variants.keys()].slice(0, products);
  for (const slug of some) await checkProduct(told, visitor, slug);
};

/** Every version of goods in sale, by the address of its product. */
const readVariants = async (db: Database): Promise<Variants> =>
  Map.groupBy([...(await readProducts(db, Number.MAX_SAFE_INTEGER)).values()].flat(), ({ slug }) => slug);

const walk = async (db: Database, port: number, size: number, tell: (progress: string) => void) => {
  const faults = createFaults();
  const variants = await readVariants(db);
  const priors = await readLawfulPriors(db, new Date());
  const visit = async (market: Market, method: Method) => {
    const terms = await readTerms(db, market, method, new Date());
    const visitor = createVisitor(port, market.brand, { cookies: { shop_method: method } });
    const priorOf = (variantId: number) => priors.get(`${variantId} ${market.countryId}`);
    const name = `${market.brand} by ${method}`;
    await checkPlace({ market, method, name, terms, variants, faults, priorOf }, visitor, size);
    tell(`${name}: ${faults.compared.toLocaleString('en')} compared`);
  };
  for (const market of PLACES) for (const method of METHODS) await visit(market, method);
  return faults;
};

/**
 * Home, listings, deals and product pages of every brand, as sent: every struck price is the lowest one of the 30
 * days before, from the database's price history by the market's law, computed by the oracle.
 */
export const lawfulPages = async (
  size: number,
  tell: (progress: string) => void,
  shop: OpenedShop,
): Promise<ProofRow> => {
  const db = createDatabase(shop.databaseUrl, { poolSize: 2 });
  try {
    const faults = await walk(db, shop.port, size, tell);
    return {
      what: `pages of ${PLACES.length} brands by ${METHODS.length} methods, ${size} products each`,
      wanted: 'every reduction as in the price history and by the market’s law',
      found: `${faults.compared.toLocaleString('en')} compared, ${faults.wrong} differ`,
      holds: faults.wrong === 0 && faults.compared > 0,
      faults: faults.shown,
    };
  } finally {
    await db.destroy();
  }
};
