import { centsIn, mainOf } from './amounts.ts';
import { waysOf, type Ways } from './ways.ts';

type Offer = { readonly price: number; readonly priceCurrency: string };
type Thing = { readonly sku?: string; readonly offers?: Offer; readonly hasVariant?: readonly Thing[] };

/** A product's page as its shopper sees it, in hundredths. */
export type ShownProduct = {
  /** The price in large figures, by the method of the page. */
  readonly price: number;
  readonly ways: Ways;
  /** The last row of the table of its parts. */
  readonly total: Ways;
  /** The sum of the parts above that row. */
  readonly partsSum: Ways;
  /** The data for search engines, by stock keeping unit. */
  readonly offers: ReadonlyMap<string, Offer>;
};

const offersOf = (html: string): ReadonlyMap<string, Offer> => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json ?? '{"@graph":[]}') as { '@graph': readonly Thing[] };
  const things = graph.flatMap((thing) => thing.hasVariant ?? [thing]);
  return new Map(things.flatMap(({ sku, offers }) => (sku && offers ? [[sku, offers] as const] : [])));
};

/** Rows have a cell for each way. */
const waysOfRows = (html: string): Ways => {
  const cells = centsIn(html);
  const sum = (column: number) => cells.reduce((all, cell, at) => (at % 2 === column ? all + cell : all), 0);
  return { air: sum(0), sea: sum(1) };
};

const between = (html: string, from: string, to: string): string => {
  const start = html.indexOf(from);
  return start < 0 ? '' : html.slice(start, html.indexOf(to, start));
};

export const readProductPage = (html: string): ShownProduct => {
  const main = mainOf(html);
  const bought = main.slice(main.indexOf('<h1'));
  return {
    price: centsIn(bought)[0] ?? 0,
    ways: waysOf(bought),
    total: waysOfRows(between(bought, '<tfoot', '</tfoot>')),
    partsSum: waysOfRows(between(bought, '<tbody', '</tbody>')),
    offers: offersOf(html),
  };
};
