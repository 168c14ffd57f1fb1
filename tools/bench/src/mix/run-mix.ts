import type { Listing } from '@shop/contracts/catalogue';
import { Pool } from 'undici';
import { cpuMs } from '../cpu.ts';
import { median } from '../measure.ts';
import type { Stack } from '../stack.ts';
import { findQueries, type Query } from './find-queries.ts';
import type { MixFigures } from './mix-gates.ts';

const CONNECTIONS = 16;
const REPEATS = 3;
const CALL = '/api/search/searchForCategoryItems';

const shareOf = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const createAsker = (port: number) => {
  const origin = `http://127.0.0.1:${port}`;
  const pool = new Pool(origin, { connections: CONNECTIONS });
  const send = async (query: Query) => {
    const { statusCode, body } = await pool.request({
      ...{ method: 'POST', path: CALL, headers: { 'content-type': 'application/json', origin } },
      body: JSON.stringify({ locale: 'en', ...query }),
    });
    return { isAnswered: statusCode === 200, text: await body.text() };
  };
  return {
    ask: async (query: Query): Promise<Listing> => JSON.parse((await send(query)).text) as Listing,
    send,
    close: () => pool.close(),
  };
};

type Asker = ReturnType<typeof createAsker>;

/** All queries once, by sixteen connections that each take the next one. */
const runAll = async ({ send }: Asker, queries: readonly Query[]) => {
  const waiting = queries.values();
  const times: number[] = [];
  let failures = 0;
  const one = async () => {
    for (const query of waiting) {
      const began = performance.now();
      const { isAnswered } = await send(query);
      times.push(performance.now() - began);
      if (!isAnswered) failures += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return { times, failures, seconds: (performance.now() - began) / 1_000 };
};

/** The query mix of the targets: warmed up by one round, then the medians of three; cold combinations one at a time. */
export const runMix = async ({ ports, data, processes }: Stack): Promise<MixFigures> => {
  const asker = createAsker(ports.cached);
  try {
    const { products, queries, cold } = await findQueries(data, asker.ask);
    await runAll(asker, queries);
    const rounds = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const before = cpuMs(processes);
      const round = await runAll(asker, queries);
      rounds.push({ ...round, cpu: (cpuMs(processes) - before) / queries.length });
    }
    const coldTimes: number[] = [];
    for (const query of cold) coldTimes.push(...(await runAll(asker, [query])).times);
    return {
      products,
      perSecond: median(rounds.map(({ seconds }) => queries.length / seconds)),
      p50Ms: median(rounds.map(({ times }) => shareOf(times, 0.5))),
      p99Ms: median(rounds.map(({ times }) => shareOf(times, 0.99))),
      cpuMs: median(rounds.map(({ cpu }) => cpu)),
      coldMs: Math.max(...coldTimes),
      failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
    };
  } finally {
    await asker.close();
  }
};
