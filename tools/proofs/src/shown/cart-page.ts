import { centsIn, mainOf, textOf } from './amounts.ts';
import { waysOf, type Ways } from './ways.ts';

/** The sums of a cart and of every step of a checkout, in hundredths. */
export type ShownSums = {
  /** Goods, shipping, delivery and deductions, as they are added up. */
  readonly rows: readonly number[];
  readonly total: number;
};

export type ShownCart = ShownSums & {
  readonly ways: Ways;
  readonly lines: readonly number[];
  /** The parts of the shipping row. */
  readonly parts: readonly number[];
};

const SUMMARY = /<aside.*?<\/aside>/s;
const LISTS = /<dl.*?<\/dl>/gs;
const LINE = /<article.*?<\/article>/gs;
const ROW = /<dd[^>]*>(.*?)<\/dd>/gs;
const AFTER_LISTS = /.*<\/b>(.*)/s;

/** Deductions have a sign before them. */
const signed = (row: string): number => (centsIn(row)[0] ?? 0) * (/^\s*[−-]/.test(textOf(row)) ? -1 : 1);

const rowsOf = (list = ''): number[] => [...list.matchAll(ROW)].map(([, row = '']) => signed(row));

const summaryOf = (html: string): string => SUMMARY.exec(mainOf(html))?.[0] ?? '';

export const readSums = (html: string): ShownSums => {
  const summary = summaryOf(html);
  return {
    rows: rowsOf(summary.match(LISTS)?.[0]),
    total: centsIn(AFTER_LISTS.exec(summary)?.[1] ?? '')[0] ?? 0,
  };
};

export const readCartPage = (html: string): ShownCart => {
  const main = mainOf(html);
  return {
    ...readSums(html),
    ways: waysOf(main),
    lines: (main.match(LINE) ?? []).map((line) => centsIn(line)[0] ?? 0),
    parts: rowsOf(summaryOf(html).match(LISTS)?.[1]),
  };
};
