import { aligned } from '../aligned.ts';

/** The processor time of one case in both builds, in the order of the runs: one of this build, one of the other. */
export type Pairs = {
  readonly name: string;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
};

/** The allowed ratio to the processor time of the other build. */
export const MOST = 1.1;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of the ratios of neighbouring runs: a temporary load of the machine affects both. */
export const ratioOf = ({ ours, theirs }: Pairs): number =>
  median(ours.map((cpu, at) => cpu / (theirs[at] ?? cpu)));

export const isDearer = (pairs: Pairs): boolean => ratioOf(pairs) > MOST;

export const ratioTable = (all: readonly Pairs[]): string =>
  aligned([
    ['processor time of a request', 'this build ms', 'the other ms', 'ratio', 'gate', ''],
    ...all.map((pairs) => [
      pairs.name,
      median(pairs.ours).toFixed(2),
      median(pairs.theirs).toFixed(2),
      ratioOf(pairs).toFixed(2),
      `≤ ${MOST.toFixed(2)}`,
      isDearer(pairs) ? 'over' : '',
    ]),
  ]);
