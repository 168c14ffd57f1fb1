import type { LinkReading } from '@shop/domain/quotes';
import { startShopStreet } from '@shop/emulators/shop-street';
import { createPageFetch } from '@shop/outbound/pages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LinkMemory } from './link-memory.port.ts';
import { READER_NAME } from './robots.ts';
import { createWebLinkReader } from './web-link-reader.ts';

type Street = Awaited<ReturnType<typeof startShopStreet>>;
let street: Street;
beforeAll(async () => {
  street = await startShopStreet();
});
afterAll(() => street.close());

type TestMemory = LinkMemory & { pages: Map<string, LinkReading>; reserved: number[] };

/** As the database remembers, without one. `reserved`: the times given to visits, on the clock of the street. */
const aMemory = (secondMs = 100): TestMemory => {
  const pages = new Map<string, LinkReading>();
  const reserved: number[] = [];
  const rules = new Map<string, string>();
  const next = new Map<string, number>();
  return {
    pages,
    reserved,
    find: async (address) => pages.get(address) ?? null,
    keep: async (address, reading) => void pages.set(address, reading),
    reserve: async (host) => {
      const now = performance.now();
      const at = Math.max(now, next.get(host) ?? 0);
      next.set(host, at + secondMs);
      reserved.push(at);
      return at - now;
    },
    robots: async (host) => rules.get(host) ?? null,
    keepRobots: async (host, text) => void rules.set(host, text),
  };
};

/** Node rounds a timer to whole milliseconds, and its loop's clock too. */
const TIMER_MS = 2;

let fetch: ReturnType<typeof createPageFetch>;
beforeEach(() => {
  fetch = createPageFetch({
    agent: READER_NAME,
    standIn: street.origin,
    timeoutMs: 2_000,
    maxBytes: 300_000,
  });
});
afterEach(() => fetch.close());

const readerOf = (memory = aMemory(0), options: { mostAtOnce?: number; longestWaitMs?: number } = {}) =>
  createWebLinkReader({ fetch, memory, ...options });
const visitsTo = (host: string) => street.visits.filter((visit) => visit.host === host);

describe('what shops answer', () => {
  test('a page of a product is read', async () => {
    expect(await readerOf().read('https://woo-simple.example/p')).toMatchObject({
      state: 'read',
      product: { title: 'Walnut Board', price: 38, currency: 'USD' },
    });
  });

  test.each([
    ['endless', 'no_page'],
    ['huge', 'no_page'],
    ['circling', 'no_page'],
    ['nowhere', 'no_page'],
    ['to-file', 'address'],
    ['packed', 'no_page'],
    ['pictures', 'no_page'],
    ['empty', 'no_page'],
    ['failing', 'refused'],
    ['refusing', 'refused'],
    ['not-there', 'missing'],
    ['silent', 'no_answer'],
    ['dripping', 'no_answer'],
    ['hanging', 'no_answer'],
    ['closed', 'refused'],
    ['closed-to-us', 'refused'],
  ])('%s: %s', async (name, reason) => {
    expect(await readerOf().read(`https://${name}.example/p`)).toEqual({ state: 'unread', reason });
  });

  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'file:///etc/passwd',
    'blue shoes',
    'https://shop.example:22/',
  ])('%s is no address of a shop, and nothing is asked', async (address) => {
    const asked = street.visits.length;
    expect(await readerOf().read(address)).toEqual({ state: 'unread', reason: 'address' });
    expect(street.visits.length).toBe(asked);
  });

  test.each([
    ['lying', 'Café mug'],
    ['no-charset', 'Café mug'],
    ['wide', 'Wide mug'],
  ])('a shop that is %s about its letters is read: %s', async (name, title) => {
    expect(await readerOf().read(`https://${name}.example/p`)).toMatchObject({ product: { title } });
  });
});

describe('manners', () => {
  test('robots.txt is asked first, once, and obeyed by path', async () => {
    const reader = readerOf();
    expect(await reader.read('https://closed-in-part.example/private/1')).toMatchObject({
      reason: 'refused',
    });
    expect(await reader.read('https://closed-in-part.example/open')).toMatchObject({ state: 'read' });
    expect(visitsTo('closed-in-part.example').map(({ path }) => path)).toEqual(['/robots.txt', '/open']);
  });

  test('a host is visited once a second at most, by readers that share a memory', async () => {
    const memory = aMemory(150);
    await Promise.all([1, 2, 3, 4].map((at) => readerOf(memory).read(`https://rdfa.example/p?at=${at}`)));
    const times = visitsTo('rdfa.example').map(({ at }) => at);
    expect(times.length).toBeGreaterThanOrEqual(5);
    expect(times).toHaveLength(memory.reserved.length);
    // A slow machine makes visits later, also less than a second apart. None comes before its reserved time.
    for (const [nth, reserved] of memory.reserved.entries())
      expect(times[nth]).toBeGreaterThan(reserved - TIMER_MS);
  });

  test('a host that many ask for is not waited for, and that is not remembered', async () => {
    const memory = aMemory(10_000);
    const reader = readerOf(memory, { longestWaitMs: 50 });
    expect(await reader.read('https://entities.example/p')).toMatchObject({ reason: 'busy' });
    expect(memory.pages.size).toBe(0);
  });

  test('a page is read once for all who ask at once, and remembered', async () => {
    const reader = readerOf();
    const address = 'https://list-price.example/p';
    await Promise.all([reader.read(address), reader.read(`${address}#reviews`), reader.read(address)]);
    await reader.read(address);
    expect(visitsTo('list-price.example')).toHaveLength(2);
  });

  test('more pages than can be read at once are not begun', async () => {
    const reader = readerOf(aMemory(0), { mostAtOnce: 1 });
    const [first, second] = await Promise.all([
      reader.read('https://silent.example/p'),
      reader.read('https://related.example/p'),
    ]);
    expect([first, second]).toEqual([
      { state: 'unread', reason: 'no_answer' },
      { state: 'unread', reason: 'busy' },
    ]);
  });
});
