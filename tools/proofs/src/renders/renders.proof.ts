import { Agent } from 'node:http';
import { createFaults, type Faults } from '../faults.ts';
import type { ProofRow } from '../proof-row.ts';
import type { OpenedShop } from '../shop/open-shop.ts';
import { startServer } from '../shop/server-process.ts';
import { createVisitor } from '../shop/visitor.ts';
import { heapOf, MEASURED } from './heap-of.ts';
import { allowedSlope, slopeOf, type Sample } from './heap-slope.ts';
import { isExpected, pageAt, type Wares } from './page-mix.ts';

const BRANDS = ['lt', 'lv', 'ee', 'nl', 'ae'] as const;
const AT_ONCE = 4;
const SAMPLES = 20;
/** Before the first sample every kind of page of every brand has been rendered often enough to be compiled. */
const WARM_UP = 0.25;
/** Too small for any page: each is rendered. */
const NO_CACHE = { PAGE_CACHE_BYTES: '1', LISTINGS_SIZE: '0' };
const MB = 1_000_000;

const readWares = async (port: number) => {
  const visitor = createVisitor(port, 'lt');
  const { items } = await visitor.call<{ items: { id: number; slug: string }[] }>(
    'POST',
    '/api/search/searchForCategoryItems',
    { locale: 'en', params: {}, categoryId: null, limit: 200, offset: 0 },
  );
  // The first call that changes anything begins a session.
  await visitor.call('POST', '/api/cart/shipping-method', { shipping_method: 'air' });
  const wares: Wares = {
    products: items.map(({ slug }) => slug),
    categories: ['electronics', 'footwear', 'cosmetics'],
  };
  return { wares, session: visitor.cookies() };
};

type Rendering = {
  readonly port: number;
  readonly wares: Wares;
  readonly session: Readonly<Record<string, string>>;
  readonly agent: Agent;
  readonly faults: Faults;
};

/** Renders the pages of these turns, some at once, every second one for a visitor with a session. */
const render = async (
  turns: readonly number[],
  { port, wares, session, agent, faults }: Rendering,
): Promise<void> => {
  const left = [...turns];
  const work = async () => {
    for (let turn = left.pop(); turn !== undefined; turn = left.pop()) {
      const visitor = createVisitor(port, BRANDS[turn % BRANDS.length] ?? 'lt', {
        agent,
        ...(turn % 2 === 1 && { cookies: session }),
      });
      const asked = pageAt(turn, wares);
      const { status } = await visitor.ask(asked);
      faults.expect(`${asked.path} answered ${status}`, isExpected(status), true);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/**
 * A web server that caches nothing renders pages of every kind, one after another. What it holds after a collection
 * must not grow with them.
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
  const { wares, session } = await readWares(shop.port);
  const rendering = { port, wares, session, agent, faults };
  const samples: Sample[] = [];
  const first = Math.round(size * WARM_UP);
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
    await server.end();
  }
  const [slope, allowed] = [slopeOf(samples), allowedSlope(size - first)];
  return {
    what: `${size.toLocaleString('en')} pages rendered by one web server`,
    wanted: `what it holds grows by less than ${Math.round(allowed)} bytes a page`,
    found: `${Math.round(slope)} bytes a page, ${((samples.at(-1)?.bytes ?? 0) / MB).toFixed(1)} MB at the end, ${faults.wrong} answers wrong`,
    holds: slope <= allowed && faults.wrong === 0,
    faults: faults.shown,
  };
};
