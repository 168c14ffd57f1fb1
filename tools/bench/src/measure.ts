import autocannon from 'autocannon';
import { cpuMs } from './cpu.ts';

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
  gateMs: number | undefined;
  failures: number;
};

const WARM_UP = 300;
const SECONDS = 4;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Warms up, then takes the median of so many runs. Only 2xx answers count as requests. */
export const measure = async (
  { name, gateMs, gateMb: _, connections = 16, ...request }: Case,
  { processes, repeats }: { processes: readonly number[]; repeats: number },
): Promise<Figure> => {
  await autocannon({ ...request, connections, amount: WARM_UP });
  const runs = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const before = cpuMs(processes);
    const run = await autocannon({ ...request, connections, duration: SECONDS });
    runs.push({ run, cpu: (cpuMs(processes) - before) / Math.max(run['2xx'], 1) });
  }
  return {
    name,
    gateMs,
    perSecond: median(runs.map(({ run }) => run['2xx'] / SECONDS)),
    p50: median(runs.map(({ run }) => run.latency.p50)),
    p99: median(runs.map(({ run }) => run.latency.p99)),
    cpuMs: median(runs.map(({ cpu }) => cpu)),
    failures: runs.reduce((sum, { run }) => sum + run.non2xx + run.errors, 0),
  };
};
