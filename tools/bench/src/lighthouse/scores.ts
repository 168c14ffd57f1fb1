import { aligned } from '../aligned.ts';

/** The scores of Lighthouse, 0 to 100 each. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** One load of a page: its scores, and two times that decide the performance score. */
export type Load = Readonly<Record<Exclude<Category, 'seo'>, number>> & {
  /** Null for pages that search engines must not list. */
  readonly seo: number | null;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
};

export type PageScores = Load & { name: string };

/** Below it a run fails; the goal is 98. */
export const GATE = 95;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of each figure separately, so that one disturbed load does not count. */
export const medianOf = (name: string, loads: readonly Load[]): PageScores => {
  const of = (figure: Exclude<keyof Load, 'seo'>) => median(loads.map((load) => load[figure]));
  const seo = loads.flatMap((load) => load.seo ?? []);
  return {
    name,
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: seo.length > 0 ? median(seo) : null,
    largestPaintMs: of('largestPaintMs'),
    blockingMs: of('blockingMs'),
  };
};

export const isBelowGate = (page: PageScores): boolean =>
  CATEGORIES.some((name) => (page[name] ?? GATE) < GATE);

const COLUMNS = ['page', ...CATEGORIES, 'largest paint ms', 'blocking ms', ''] as const;

const cells = (page: PageScores): string[] => [
  page.name,
  ...CATEGORIES.map((name) => String(page[name] ?? '–')),
  page.largestPaintMs.toFixed(0),
  page.blockingMs.toFixed(0),
  isBelowGate(page) ? 'below' : '',
];

/** The scores as a table. */
export const scoreTable = (pages: readonly PageScores[]): string =>
  aligned([[...COLUMNS], ...pages.map(cells)]);
