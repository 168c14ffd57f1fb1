import { Agent } from 'node:http';
import { createFaults, type Faults } from '../faults.ts';
import { getCurrencyId } from '@shop/domain/currencies';
import { findBrands } from '@shop/seed';
import { closeConnections } from '../marker/connection.ts';
import { createMarkedVisitor, namesIn, type MarkedVisitor } from '../marker/marked-visitor.ts';
import type { ProofRow } from '../proof-row.ts';
import type { OpenedShop } from '../shop/open-shop.ts';
import { startServer } from '../shop/server-process.ts';
import { createVisitor } from '../shop/visitor.ts';
import { heapOf, MEASURED } from './heap-of.ts';
import { allowedSlope, slopeOf, type Sample } from './heap-slope.ts';
import { isExpected, KINDS_OF_PAGES, pageAt, type Wares } from './page-mix.ts';

const BRANDS = ['lt', 'lv', 'ee', 'nl', 'ae'] as const;
const AT_ONCE = 4;
const CLIENTS_OF_EACH = 4;
const SAMPLES = 20;
/** Before the first sample every kind of page of every brand was rendered often enough to be compiled. */
const WARM_UP = 0.25;
/** Each kind of page on each brand, for a guest and for a client, twice; a small proof still measures a third of its pages. */
const LEAST_WARM_UP = 2 * KINDS_OF_PAGES * BRANDS.length * 2;
const warmUpOf = (size: number): number =>
  Math.round(Math.min(size * 0.65, Math.max(size * WARM_UP, LEAST_WARM_UP)));
/** Too small for any page: each is rendered. */
const NO_CACHE = { PAGE_CACHE_BYTES: '1', LISTINGS_SIZE: '0' };
const MB = 1_000_000;

const readWares = async (port: number): Promise<Wares> => {
  const { items } = await createVisitor(port, 'lt').call<{ items: { id: number; slug: string }[] }>(
    'POST',
    '/api/search/searchForCategoryItems',
    { locale: 'en', params: {}, categoryId: null, limit: 200, offset: 0 },
  );
  return {
    products: items.map(({ slug }) => slug),
    categories: ['electronics', 'footwear', 'cosmetics'],
  };
};

/** Clients with their own name and cart, some of each brand. */
const makeClients = async (port: number): Promise<readonly MarkedVisitor[]> => {
  const brands = (await findBrands()).filter(({ key }) => BRANDS.some((one) => one === key));
  const clients: MarkedVisitor[] = [];
  for (let at = 0; at < CLIENTS_OF_EACH * brands.length; at += 1) {
    const brand = brands[at % brands.length];
    if (!brand) continue;
    const { defaultCountryId: countryId, methods } = brand;
    const choices = { currencyId: getCurrencyId(brand.currency), countryId, method: methods[0] };
    clients.push(await createMarkedVisitor({ at, port, brand, isClient: true, ...choices }));
  }
  return clients;
};

type Rendering = {
  readonly port: number;
  readonly wares: Wares;
  readonly clients: readonly MarkedVisitor[];
  readonly agent: Agent;
  readonly faults: Faults;
  readonly greeted: Set<string>;
};

/** Renders the pages of these turns, some at once, every second one for a client; no page may name another client. */
const render = async (
  turns: readonly number[],
  { port, wares, clients, agent, faults, greeted }: Rendering,
): Promise<void> => {
  const left = [...turns];
  const work = async () => {
    for (let turn = left.pop(); turn !== undefined; turn = left.pop()) {
      const brand = BRANDS[turn % BRANDS.length] ?? 'lt';
      const ofBrand = clients.filter((client) => client.brand.key === brand);
      const client = turn % 2 === 1 ? ofBrand[Math.floor(turn / 2) % ofBrand.length] : undefined;
      const visitor = createVisitor(port, brand, {
        agent,
        ...(client && { cookies: Object.fromEntries(client.cookies) }),
      });
      const asked = pageAt(turn, wares);
      const { status, text } = await visitor.ask(asked);
      faults.expect(`${asked.path} answered ${status}`, isExpected(status), true);
      const own = client?.marks().name ?? '';
      const names = namesIn(text);
      faults.expect(`${asked.path} names`, names.filter((name) => name !== own).join(' and '), '');
      if (names.includes(own)) greeted.add(own);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/**
 * A web server that caches nothing renders pages of every kind, one after another, for guests and for clients. Its heap
 * after a collection must not grow with them, and no page may contain data of another client.
 */
export const renders = async (
  size: number,
  tell: (progress: string) => void,
  shop: OpenedShop,
): Promise<ProofRow> => {
  const port = shop.port + 6;
  const server = await startServer({
    ...{ app: 'web-server', port, node: MEASURED },
    env: {
      ...NO_CACHE,
      ...{ API_URL: `http://127.0.0.1:${shop.apiPort}`, SHOP_DATA_DIR: `${shop.dataDir}/${port}` },
      ...{ PLACE_LIMITS: '0', RENDER_BUDGET: '15000', RENDER_WAIT: '15000' },
    },
  });
  const faults = createFaults();
  const agent = new Agent({ keepAlive: true });
  const wares = await readWares(shop.port);
  const clients = await makeClients(shop.port);
  const greeted = new Set<string>();
  const rendering = { port, wares, clients, agent, faults, greeted };
  const samples: Sample[] = [];
  const first = warmUpOf(size);
  try {
    await render(range(0, first), rendering);
    for (let sample = 0; sample <= SAMPLES; sample += 1) {
      const [from, to] = [sample - 1, sample].map(
        (at) => first + Math.round(((size - first) * Math.max(0, at)) / SAMPLES),
      ) as [number, number];
      await render(range(from, to), rendering);
      samples.push({ done: to, bytes: await heapOf(server.child) });
      tell(`${to.toLocaleString('en')} pages: ${((samples.at(-1)?.bytes ?? 0) / MB).toFixed(1)} MB`);
    }
  } finally {
    agent.destroy();
    await closeConnections();
    await server.end();
  }
  const [slope, allowed] = [slopeOf(samples), allowedSlope(size - first)];
  return {
    what: `${size.toLocaleString('en')} pages rendered by one web server`,
    wanted: `the heap grows by less than ${Math.round(allowed)} bytes a page, and no page names another client`,
    found: `${Math.round(slope)} bytes a page, ${greeted.size} of ${clients.length} clients named to themselves, ${((samples.at(-1)?.bytes ?? 0) / MB).toFixed(1)} MB at the end, ${faults.wrong} answers wrong`,
    holds: slope <= allowed && faults.wrong === 0 && greeted.size === clients.length,
    faults: faults.shown,
  };
};
