import { createFaults, type Faults } from '../faults.ts';
import type { ProofRow } from '../proof-row.ts';
import { someOf } from '../some-of.ts';
import type { OpenedShop } from '../shop/open-shop.ts';
import { createVisitor, type Visitor } from '../shop/visitor.ts';
import { leavesTo } from './leads-to.ts';
import { CLIENT, PLACES, type Place } from './places.ts';
import { VECTORS } from './vectors.ts';

const BRAND = 'lt';
const AT_ONCE = 4;

const aClient = async (port: number): Promise<Visitor> => {
  const client = createVisitor(port, BRAND);
  await client.call('POST', '/api/auth/login', CLIENT);
  return client;
};

const wordsOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

type Visitors = Readonly<Record<Place['by'], () => Visitor>>;

type Trying = { readonly here: string; readonly visitors: Visitors; readonly faults: Faults };

/** A request that HTTP itself refuses never reaches the shop. */
const tryPlace = async ({ name, ask, by }: Place, vector: string, { here, visitors, faults }: Trying) => {
  const asked = ask(vector);
  const what = `${name}, ${JSON.stringify(vector)}`;
  const answer = await visitors[by]().ask(asked);
  const base = new URL(asked.path.replace(/^\/*/, '/'), here).href;
  faults.expect(what, leavesTo(answer, base).join(' and ') || 'stays in the shop', 'stays in the shop');
  const { status, text } = answer;
  faults.expect(
    `${what}: a fault`,
    status >= 500 ? `${status} ${wordsOf(text).slice(0, 200)}` : 'none',
    'none',
  );
};

/**
 * Every vector at every place of the shop that redirects: no answer redirects a browser to another host or to
 * a script.
 */
export const redirects = async (
  size: number,
  tell: (progress: string) => void,
  { port }: OpenedShop,
): Promise<ProofRow> => {
  const faults = createFaults();
  const vectors = someOf(VECTORS, size);
  const client = await aClient(port);
  const guest = () => createVisitor(port, BRAND);
  const visitors: Visitors = {
    ...{ guest, 'new client': guest },
    // The logout form is sent by a guest, so that this client stays logged in.
    client: () => createVisitor(port, BRAND, { cookies: client.cookies() }),
  };
  const trying = { here: `http://${BRAND}.localhost:${port}`, visitors, faults };
  for (const place of PLACES) {
    const left = [...vectors];
    const work = async () => {
      for (let vector = left.pop(); vector !== undefined; vector = left.pop())
        await tryPlace(place, vector, trying);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    tell(`${place.name}: ${faults.compared.toLocaleString('en')} compared, ${faults.wrong} wrong`);
  }
  return {
    what: `${vectors.length} open-redirect vectors at ${PLACES.length} places`,
    wanted: 'no header, link or form leads to another host, and no answer is a fault',
    found: `${faults.compared.toLocaleString('en')} compared, ${faults.wrong} wrong`,
    holds: faults.wrong === 0 && faults.compared > 0,
    faults: faults.shown,
  };
};
