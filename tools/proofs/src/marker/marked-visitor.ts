import type { BrandConfig } from '@shop/brand';
import { createConnection, type Page } from './connection.ts';

type Method = 'air' | 'sea';

/** The rendering choices of one visitor's pages, besides the visitor's own data. */
export type Choices = { readonly currencyId: number; readonly countryId: number; readonly method: Method };

export type Marks = Choices & {
  /** Null for a guest. */
  readonly name: string | null;
  readonly pieces: number;
};

type VisitorPlan = Choices & {
  readonly at: number;
  readonly port: number;
  readonly brand: BrandConfig;
  readonly isClient: boolean;
};

export type MarkedVisitor = {
  readonly brand: BrandConfig;
  readonly cookies: ReadonlyMap<string, string>;
  readonly marks: () => Marks;
  readonly see: (path: string) => Promise<Page>;
  readonly add: () => Promise<void>;
  readonly goBy: (method: Method) => Promise<void>;
  readonly moveTo: (countryId: number) => void;
  readonly payIn: (currencyId: number) => void;
  /** Logs a client in who is not, and out otherwise. A guest stays one. */
  readonly changeSides: () => Promise<void>;
  /** A product of the brand, without its language. */
  readonly product: string;
};

/** No name is a part of another. */
export const nameOf = (at: number): string => `Marker${String(at).padStart(4, '0')}x`;

const NAMES = new RegExp(nameOf(0).replace('0000', '\\d{4}'), 'g');
/** The names of all such visitors anywhere in a page, including mail addresses and data. */
export const namesIn = (html: string): readonly string[] => [...new Set(html.match(NAMES))];

const LISTING = { params: {}, categoryId: 2, limit: 264, offset: 0 };
type Cart = { items: { quantity: number }[] };
type Listed = { items: { slug: string; variant_id: number | null; available: boolean }[] };

/** So many products are looked at, so that their prices for guests need not be asked for each visitor. */
const PRODUCTS = 4;
const piecesOf = ({ items }: Cart): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** A visitor with its own cookies, who has the expected content of its pages. */
export const createMarkedVisitor = async (plan: VisitorPlan): Promise<MarkedVisitor> => {
  const { at, port, brand, currencyId, countryId, method } = plan;
  const { cookies, see, call } = createConnection({
    port,
    brand: brand.key,
    place: `10.1.${at >> 8}.${at & 255}`,
    cookies: { shop_currency: String(currencyId), shop_market: String(countryId) },
  });
  let marks: Marks = { name: null, pieces: 0, currencyId, countryId, method };

  const account = { email: `${nameOf(at)}-${Date.now()}@example.com`, password: 'ilga diena pie jūras' };
  if (plan.isClient) {
    await call('/api/auth/register', { ...account, first_name: nameOf(at), last_name: 'Tester' });
    marks = { ...marks, name: nameOf(at) };
  }
  const { items } = await call<Listed>('/api/search/searchForCategoryItems', { ...LISTING, locale: 'en' });
  const variants = items.flatMap(({ variant_id, available }) =>
    available && variant_id !== null ? [variant_id] : [],
  );

  const goBy = async (shipping_method: Method) => {
    await call('/api/cart/shipping-method', { shipping_method });
    marks = { ...marks, method: shipping_method };
  };
  // Another product each time: the stock of one may be too small.
  let next = at * 7;
  const add = async (triesLeft = 8): Promise<void> => {
    const variant_id = variants[next++ % variants.length];
    try {
      const { cart } = await call<{ cart: Cart }>('/api/cart/add', { variant_id, quantity: 1 });
      marks = { ...marks, pieces: piecesOf(cart) };
    } catch (error) {
      // Reserved by the checkout of another shopper.
      if (triesLeft === 0 || !String(error).includes(' 409: ')) throw error;
      await add(triesLeft - 1);
    }
  };
  const moveTo = (other: number) => {
    cookies.set('shop_market', String(other));
    marks = { ...marks, countryId: other };
  };
  const payIn = (other: number) => {
    cookies.set('shop_currency', String(other));
    marks = { ...marks, currencyId: other };
  };
  const changeSides = async () => {
    if (!plan.isClient) return;
    const isIn = marks.name !== null;
    if (isIn) await call('/api/auth/logout', {});
    else await call('/api/auth/login', account);
    const { cart } = await call<{ cart: Cart }>('/api/cart/fetch', { language_id: 1 });
    marks = { ...marks, name: isIn ? null : nameOf(at), pieces: piecesOf(cart) };
    await goBy(marks.method);
  };
  // Visitors have different numbers of pieces.
  for (let piece = 0; piece <= at % 7; piece += 1) await add();
  await goBy(method);
  const product = `/p/${items[at % Math.min(PRODUCTS, items.length)]?.slug ?? ''}`;
  return { brand, cookies, marks: () => marks, see, add, goBy, moveTo, payIn, changeSides, product };
};
