import { setTimeout as sleep } from 'node:timers/promises';
import type { ProofRow } from '../proof-row.ts';
import { createFaults } from '../faults.ts';
import type { OpenedShop } from '../shop/open-shop.ts';
import { startServer, type ServerProcess } from '../shop/server-process.ts';
import { createVisitor } from '../shop/visitor.ts';
import { LOADED_BRANDS, startLoad, type Goods } from './load.ts';
import { createRoundRobin, type RoundRobin } from './round-robin.ts';

const SHOPPERS = 6;
/** From the port of the opened shop: two APIs, two web servers. */
const APIS = [2, 3] as const;
const WEBS = [4, 5] as const;
/** Answers of a just restarted server count as well. */
const BETWEEN_MS = 300;
const LOOK_MS = 50;

type Fleet = {
  readonly servers: Map<number, ServerProcess>;
  readonly start: (port: number) => Promise<void>;
};

const untilTaken = async (proxy: RoundRobin, port: number): Promise<void> => {
  while (!proxy.readyPorts().includes(port)) await sleep(LOOK_MS);
};

const restart = async ({ servers, start }: Fleet, proxy: RoundRobin, port: number): Promise<void> => {
  await servers.get(port)?.end();
  servers.delete(port);
  await start(port);
  await untilTaken(proxy, port);
  await sleep(BETWEEN_MS);
};

const createFleet = (starting: (port: number) => Promise<ServerProcess>): Fleet => {
  const servers = new Map<number, ServerProcess>();
  return { servers, start: async (port) => void servers.set(port, await starting(port)) };
};

const readGoods = async (port: number): Promise<Goods> => {
  const visitor = createVisitor(port, 'lt');
  const fileOf = async (brand: string): Promise<readonly [string, string]> => {
    const page = await createVisitor(port, brand).page('/en');
    return [brand, /<script[^>]* src="([^"]+)"/.exec(page)?.[1] ?? ''];
  };
  const files = Object.fromEntries(await Promise.all(LOADED_BRANDS.map(fileOf)));
  const { items } = await visitor.call<{ items: { slug: string; available: boolean }[] }>(
    'POST',
    '/api/search/searchForCategoryItems',
    { locale: 'en', params: {}, categoryId: null, limit: 48, offset: 0 },
  );
  const slug = items.find(({ available }) => available)?.slug ?? '';
  const { product } = await visitor.call<{ product: { variants: { id: number; max_quantity: number }[] } }>(
    'POST',
    '/api/product/fetch',
    { slug, locale: 'en' },
  );
  const variantId = product.variants.find(({ max_quantity: left }) => left > 0)?.id ?? 0;
  return { product: slug, variantId, files };
};

const openFleets = async (shop: OpenedShop) => {
  const [apiPorts, webPorts] = [APIS, WEBS].map((ports) => ports.map((at) => shop.port + at)) as [
    number[],
    number[],
  ];
  const apis = createFleet((port) =>
    startServer({
      ...{ app: 'api', port },
      env: {
        ...{ DATABASE_URL: shop.databaseUrl, SHOP_DATA_DIR: shop.dataDir, DATABASE_POOL: '5' },
        ...{ WITHOUT_CALL_LIMITS: '1', WITHOUT_JOBS: '1' },
      },
    }),
  );
  await Promise.all(apiPorts.map(apis.start));
  const behind = await createRoundRobin(apiPorts);
  const webs = createFleet((port) =>
    startServer({
      ...{ app: 'web-server', port },
      env: {
        ...{ API_URL: `http://127.0.0.1:${behind.port}`, SHOP_DATA_DIR: `${shop.dataDir}/${port}` },
        ...{ PLACE_LIMITS: '0', RENDER_BUDGET: '15000', RENDER_WAIT: '15000' },
      },
    }),
  );
  await Promise.all(webPorts.map(webs.start));
  const front = await createRoundRobin(webPorts);
  const close = async () => {
    front.close();
    await Promise.all([...webs.servers.values()].map(({ end }) => end()));
    behind.close();
    await Promise.all([...apis.servers.values()].map(({ end }) => end()));
  };
  const turns = apiPorts.flatMap((port, at) => [
    () => restart(apis, behind, port),
    () => restart(webs, front, webPorts[at] ?? 0),
  ]);
  return { front, turns, close };
};

/**
 * Two APIs and two web servers, each behind a proxy, are restarted one after another under the load of
 * shoppers.
 */
export const rollingRestart = async (
  size: number,
  tell: (progress: string) => void,
  shop: OpenedShop,
): Promise<ProofRow> => {
  const fleets = await openFleets(shop);
  const faults = createFaults();
  let restarts = 0;
  try {
    const stop = startLoad({
      ...{ port: fleets.front.port, shoppers: SHOPPERS, faults },
      goods: await readGoods(fleets.front.port),
    });
    try {
      while (restarts < size) {
        await fleets.turns[restarts % fleets.turns.length]?.();
        restarts += 1;
        tell(`${restarts} restarts, ${faults.compared.toLocaleString('en')} requests`);
      }
    } finally {
      await stop();
    }
  } finally {
    await fleets.close();
  }
  return {
    what: `${restarts} restarts among two APIs and two web servers under load`,
    wanted: 'no request fails, and every process ends with 0',
    found: `${faults.compared.toLocaleString('en')} requests, ${faults.wrong} failed`,
    holds: faults.wrong === 0 && faults.compared > 0,
    faults: faults.shown,
  };
};
