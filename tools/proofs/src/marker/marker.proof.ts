import type { BrandConfig } from '@shop/brand';
import { getCurrencyId } from '@shop/domain/currencies';
import { getCountry } from '@shop/domain/countries';
import { createRandom, type Random } from '@shop/testing/random';
import { findBrands } from '@shop/seed';
import { inTurns } from '../in-turns.ts';
import type { ProofRow } from '../proof-row.ts';
import type { OpenedShop } from '../shop/open-shop.ts';
import { closeConnections } from './connection.ts';
import { faultsOfPage } from './faults-of-page.ts';
import { createGuests, uncached, type Guests } from './guests.ts';
import { createMarkedVisitor, type Choices, type MarkedVisitor } from './marked-visitor.ts';

const LISTING = '/c/electronics';
const LANGUAGES = ['en', 'en', 'lt', 'lv', 'ee'] as const;
const CART = '/cart';
/** Cached pages; with an unknown parameter, and for the cart, each is rendered for its request. */
const pathsOf = ({ product }: MarkedVisitor): readonly string[] => [
  ...['', LISTING, product, '/search?s=shirt', uncached(LISTING), uncached(product), CART],
];
const VISITORS = 200;
const AT_ONCE = 16;
/** Each new password uses a whole core of the API for a while. */
const MADE_AT_ONCE = 4;
const US_DOLLARS = getCurrencyId('USD');

const marketsOf = ({ shipsTo }: BrandConfig): number[] => shipsTo.map((code) => getCountry(code).id);

const choicesOf = (brand: BrandConfig, at: number): Choices => ({
  currencyId: at % 3 === 0 ? US_DOLLARS : getCurrencyId(brand.currency),
  countryId: marketsOf(brand)[at % brand.shipsTo.length] ?? brand.defaultCountryId,
  method: at % 5 === 0 ? 'sea' : 'air',
});

/** Creates visitors on all brands; every second one is a client. */
const makeVisitors = async (
  port: number,
  brands: readonly BrandConfig[],
  count: number,
): Promise<MarkedVisitor[]> => {
  const visitors: MarkedVisitor[] = [];
  await inTurns([...Array(count).keys()], MADE_AT_ONCE, async (at) => {
    const brand = brands[at % brands.length]!;
    const isClient = at % 2 === 0;
    visitors[at] = await createMarkedVisitor({ at, port, brand, isClient, ...choicesOf(brand, at) });
  });
  return visitors;
};

/** Sometimes a visitor changes what pages show or are rendered by; each client logs out and in at least once. */
const change = async (visitor: MarkedVisitor, random: Random, time: number): Promise<void> => {
  if (time === 3 || time === 6 || random.isLucky(0.005)) await visitor.changeSides();
  if (random.isLucky(0.02)) await visitor.add();
  if (random.isLucky(0.02)) await visitor.goBy(random.pick(['air', 'sea']));
  if (random.isLucky(0.02)) visitor.moveTo(random.pick(marketsOf(visitor.brand)));
  if (random.isLucky(0.02)) visitor.payIn(random.pick([US_DOLLARS, getCurrencyId(visitor.brand.currency)]));
};

/** Each visitor's own requests one after another, those of all mixed. */
const mix = async (guests: Guests, visitors: readonly MarkedVisitor[], size: number) => {
  const faults: string[] = [];
  let seen = 0;
  const look = async (visitor: MarkedVisitor, path: string, isGuest: boolean) => {
    const defaults = visitor.brand;
    const marks = isGuest ? guests.marksIn(defaults) : visitor.marks();
    const page = await (isGuest ? guests.see(defaults, path) : visitor.see(path));
    const prices = path.endsWith(CART) ? undefined : await guests.pricesFor(defaults, path, marks);
    seen += 1;
    faults.push(...faultsOfPage(page, { marks, defaults, prices }).map((fault) => `${path}: ${fault}`));
  };
  const times = Math.ceil(size / visitors.length);
  await inTurns([...visitors.entries()], AT_ONCE, async ([at, visitor]) => {
    const random = createRandom(at);
    for (let time = 0; time < times; time += 1) {
      const path = `/${random.pick(LANGUAGES)}${random.pick(pathsOf(visitor))}`;
      await change(visitor, random, time);
      await look(visitor, path, !path.endsWith(CART) && random.isLucky(0.1));
    }
  });
  return { seen, faults };
};

/** Concurrent requests of many visitors: no answer may contain data of another visitor. */
export const marker = async (
  size: number,
  tell: (progress: string) => void,
  { port }: OpenedShop,
): Promise<ProofRow> => {
  const brands = await findBrands();
  try {
    const visitors = await makeVisitors(
      port,
      brands,
      Math.min(VISITORS, Math.max(16, Math.floor(size / 50))),
    );
    tell(`${visitors.length} visitors have carts`);
    const { seen, faults } = await mix(createGuests(port), visitors, size);
    return {
      what: `${seen} pages of ${visitors.length} visitors on ${brands.length} brands, kept and rendered`,
      wanted: 'nothing of another visitor',
      found: faults.length === 0 ? 'nothing of another visitor' : `${faults.length} faults`,
      holds: faults.length === 0,
      faults: faults.slice(0, 10),
    };
  } finally {
    await closeConnections();
  }
};
