import { aligned } from '../aligned.ts';

/** One load of a page on the slow phone. Times in ms, bytes as sent. */
export type PhoneLoad = {
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly hydratedMs: number;
  readonly bytes: number;
  readonly layoutShift: number;
};

export type PhonePage = PhoneLoad & { readonly name: string };

type Gates = Partial<PhoneLoad>;

/** Of the listing; the other pages are shown too, and must not shift either. */
const GATES: Readonly<Record<string, Gates>> = {
  home: { layoutShift: 0.01 },
  listing: {
    ...{ largestPaintMs: 1_000, blockingMs: 150, hydratedMs: 2_200 },
    ...{ bytes: 350 * 1024, layoutShift: 0.01 },
  },
  product: { layoutShift: 0.01 },
};

/** The allowed ratio to the other build. */
export const RATIOS = { largestPaintMs: 0.7, blockingMs: 0.7, bytes: 0.9 } as const;

const FIGURES = ['largestPaintMs', 'blockingMs', 'hydratedMs', 'bytes', 'layoutShift'] as const;
type FigureName = (typeof FIGURES)[number];

const WORDS: Readonly<Record<FigureName, string>> = {
  largestPaintMs: 'LCP ms',
  blockingMs: 'TBT ms',
  hydratedMs: 'hydrated ms',
  bytes: 'kB',
  layoutShift: 'CLS',
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of each figure separately. */
export const medianLoad = (name: string, loads: readonly PhoneLoad[]): PhonePage => {
  const of = (figure: FigureName) => median(loads.map((load) => load[figure]));
  return {
    name,
    ...{ largestPaintMs: of('largestPaintMs'), blockingMs: of('blockingMs'), hydratedMs: of('hydratedMs') },
    ...{ bytes: of('bytes'), layoutShift: of('layoutShift') },
  };
};

/** The figures of a page that are over their gates. */
export const overPhoneGates = (page: PhonePage): string[] =>
  FIGURES.filter((figure) => page[figure] > (GATES[page.name]?.[figure] ?? Infinity)).map(
    (figure) => `${page.name} ${WORDS[figure]}`,
  );

const written = (figure: FigureName, value: number): string => {
  if (figure === 'bytes') return (value / 1024).toFixed(0);
  return value.toFixed(figure === 'layoutShift' ? 3 : 0);
};

export const phoneTable = (pages: readonly PhonePage[]): string =>
  aligned([
    ['slow phone', ...FIGURES.map((figure) => WORDS[figure]), ''],
    ...pages.map((page) => [
      page.name,
      ...FIGURES.map((figure) => written(figure, page[figure])),
      overPhoneGates(page).length > 0 ? 'over' : '',
    ]),
  ]);

type Ratio = { readonly name: string; readonly found: number; readonly most: number };

/** The ratios of this build to the other, for each page of both. Figures that the other build lacks are left out. */
export const phoneRatios = (ours: readonly PhonePage[], theirs: readonly PhonePage[]): Ratio[] =>
  ours.flatMap((page) => {
    const other = theirs.find(({ name }) => name === page.name);
    if (!other) return [];
    return (['largestPaintMs', 'blockingMs', 'bytes'] as const).flatMap((figure) =>
      other[figure] > 0
        ? [
            {
              name: `${page.name} ${WORDS[figure]}`,
              found: page[figure] / other[figure],
              most: RATIOS[figure],
            },
          ]
        : [],
    );
  });

export const overRatios = (ratios: readonly Ratio[]): string[] =>
  ratios.filter(({ found, most }) => found > most).map(({ name }) => name);

export const phoneRatioTable = (ratios: readonly Ratio[]): string =>
  aligned([
    ['this build by the other', 'ratio', 'gate', ''],
    ...ratios.map(({ name, found, most }) => [
      ...[name, found.toFixed(2), `≤ ${most.toFixed(1)}`, found > most ? 'over' : ''],
    ]),
  ]);
