import autocannon from 'autocannon';
import { cpuParts, type CpuParts } from './cpu.ts';

export type Case = {
  name: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  connections?: number;
  /** The allowed milliseconds of processor time for each request; without it the case is only shown. */
  gateMs?: number;
  /** The megabytes that the web server may hold right after it. */
  gateMb?: number;
};

export type Figure = {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  cpuMs: number;
  /** Of `cpuMs`. */
  parts: CpuParts;
  gateMs: number | undefined;
  failures: number;
};

const WARM_UP = 300;
const SECONDS = 4;

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const requestOf = ({ name: _, gateMs: __, gateMb: ___, connections = 16, ...request }: Case) => ({
  ...request,
  connections,
});

export const warmUp = async (measured: Case): Promise<void> => {
  await autocannon({ ...requestOf(measured), amount: WARM_UP });
};

const sumOf = ({ web, api, other }: CpuParts): number => web + api + other;

/** One run of some seconds, with the processor time of each request. Only 2xx answers count as requests. */
export const runOnce = async (measured: Case, processes: readonly number[]) => {
  const before = cpuParts(processes);
  const run = await autocannon({ ...requestOf(measured), duration: SECONDS });
  const after = cpuParts(processes);
  const ofOne = (part: keyof CpuParts) => (after[part] - before[part]) / Math.max(run['2xx'], 1);
  const parts: CpuParts = { web: ofOne('web'), api: ofOne('api'), other: ofOne('other') };
  return { run, cpu: sumOf(parts), parts };
};

/** Warms up, then takes the median of this many runs. */
export const measure = async (
  measured: Case,
  { processes, repeats }: { processes: readonly number[]; repeats: number },
): Promise<Figure> => {
  await warmUp(measured);
  const runs = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) runs.push(await runOnce(measured, processes));
  return {
    name: measured.name,
    gateMs: measured.gateMs,
    perSecond: median(runs.map(({ run }) => run['2xx'] / SECONDS)),
    p50: median(runs.map(({ run }) => run.latency.p50)),
    p99: median(runs.map(({ run }) => run.latency.p99)),
    cpuMs: median(runs.map(({ cpu }) => cpu)),
    parts: {
      web: median(runs.map(({ parts }) => parts.web)),
      api: median(runs.map(({ parts }) => parts.api)),
      other: median(runs.map(({ parts }) => parts.other)),
    },
    failures: runs.reduce((sum, { run }) => sum + run.non2xx + run.errors, 0),
  };
};
