import { aligned } from '../aligned.ts';

export type MixGates = { readonly p99Ms: number; readonly cpuMs: number; readonly coldMs: number };

export type MixFigures = MixGates & {
  readonly products: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly failures: number;
};

/** Between them the gates of the larger catalogue hold. */
const OF_HUNDRED_THOUSAND = 100_000;

/** The limits of the query mix for a catalogue of this many products. */
export const gatesFor = (products: number): MixGates =>
  products <= OF_HUNDRED_THOUSAND
    ? { p99Ms: 50, cpuMs: 3, coldMs: 1_500 }
    : { p99Ms: 150, cpuMs: 10, coldMs: 1_500 };

/** The figures over their gates. */
export const overGates = (figures: MixFigures): string[] => {
  const { p99Ms, cpuMs, coldMs } = gatesFor(figures.products);
  return [
    ...(figures.p99Ms > p99Ms ? ['p99'] : []),
    ...(figures.cpuMs > cpuMs ? ['CPU'] : []),
    ...(figures.coldMs > coldMs ? ['cold broad combination'] : []),
    ...(figures.failures > 0 ? [`${figures.failures} failed`] : []),
  ];
};

export const mixTable = (figures: MixFigures): string => {
  const { p99Ms, cpuMs, coldMs } = gatesFor(figures.products);
  const over = overGates(figures);
  const row = (name: string, value: number, gate?: number) => [
    name,
    value.toFixed(1),
    gate === undefined ? '' : `≤ ${gate}`,
    over.includes(name) ? 'over' : '',
  ];
  return aligned([
    [`query mix of ${figures.products.toLocaleString('en')} products`, 'found', 'gate', ''],
    row('requests/s', figures.perSecond),
    row('p50', figures.p50Ms),
    row('p99', figures.p99Ms, p99Ms),
    row('CPU', figures.cpuMs, cpuMs),
    row('cold broad combination', figures.coldMs, coldMs),
  ]);
};
