import type { BrandConfig } from '@shop/brand';
import { getCurrencyCode, getCurrencyId } from '@shop/domain/currencies';
import type { Page } from './connection.ts';
import { namesIn, type Marks } from './marked-visitor.ts';

export type Defaults = Pick<BrandConfig, 'currency' | 'defaultCountryId' | 'methods'>;

type Wanted = {
  readonly marks: Marks;
  readonly defaults: Defaults;
  /**
   * The expected amounts of a page rendered for a guest with the same choices; undefined: the page has its
   * visitor's own.
   */
  readonly prices: string | undefined;
};

type State = {
  readonly currencyId?: number;
  readonly countryId?: number;
  readonly shippingMethod?: string;
};
type VisitorState = {
  readonly entries: readonly [
    key: readonly unknown[],
    visitor: {
      first_name: string | null;
      cart: { count: number; currency: string; shipping_method: string | null };
    },
  ][];
};

const stateOf = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '{}');

type Expectation = readonly [what: string, found: unknown, wanted: unknown];

const ofStates = (html: string, { marks, defaults, prices }: Wanted): Expectation[] => {
  const [method] = defaults.methods;
  const { currencyId, countryId, shippingMethod } = stateOf(html, 'page-state') as State;
  const [entry] = (stateOf(html, 'visitor-state') as VisitorState).entries ?? [];
  const { first_name, cart } = entry?.[1] ?? {};
  return [
    ['first name', first_name, marks.name],
    ['pieces', cart?.count, marks.pieces],
    ['currency of the cart', cart?.currency, getCurrencyCode(marks.currencyId)],
    ['method of the cart', cart?.shipping_method ?? method, marks.method],
    ['currency of the page', currencyId ?? getCurrencyId(defaults.currency), marks.currencyId],
    ['market of the page', countryId ?? defaults.defaultCountryId, marks.countryId],
    // A page about one visitor uses only the cart.
    ...(prices === undefined
      ? []
      : [['method of the page', shippingMethod ?? method, marks.method] as const]),
  ];
};

/** Read from the texts for screen readers, in the header and in the bar at the bottom, in each language. */
const PIECES_SAID =
  /aria-label="(?:Cart|Krepšelis|Grozs|Ostukorv): (?:(\d+)\s\p{L}+|empty|tuščias|tukšs|tühi)/gu;
const isEnglish = (html: string): boolean => html.includes('<html lang="en"');

const ofTexts = (html: string, { name, pieces }: Marks): Expectation[] => [
  ...namesIn(html).map((found): Expectation => ['name', found, name]),
  ...[...html.matchAll(PIECES_SAID)].map(([, said = '0']): Expectation => [
    'pieces said',
    Number(said),
    pieces,
  ]),
  // In other languages only the name is searched for.
  ...(isEnglish(html) ? [['greeting', html.includes('Hello, '), name !== null] as const] : []),
];

const AMOUNT = /(?:[€$]|AED)\s?[\d,.]+|\d[\d\s.,]*(?:[€$]|AED)/g;

/** All amounts of the page itself, which follow from currency, market and method. */
export const pricesOf = (html: string): string =>
  (html.slice(html.indexOf('<main'), html.indexOf('</main>')).match(AMOUNT) ?? []).join(' ');

const ofPrices = (html: string, { prices }: Wanted): Expectation[] =>
  prices === undefined ? [] : [['prices', pricesOf(html), prices]];

/** Data of another visitor on a page: names, pieces, currency, market, method, prices. Must be empty. */
export const faultsOfPage = ({ status, html }: Page, wanted: Wanted): string[] =>
  status === 200
    ? [...ofStates(html, wanted), ...ofTexts(html, wanted.marks), ...ofPrices(html, wanted)].flatMap(
        ([what, found, right]) =>
          found === right ? [] : [`${what}: ${String(found)} instead of ${String(right)}`],
      )
    : [`answers ${status}`];
