import { Agent, request } from 'undici';
import { checkingLookup, type ResolveAll } from '../checking-lookup.ts';
import { OutboundRefused } from '../outbound-refused.ts';
import { isPublicAddress } from '../public-address.ts';
import { readAtMost } from '../read-at-most.ts';
import { toRefusal } from '../to-refusal.ts';
import { webPageUrl } from './web-page-url.ts';

export type PageFetchOptions = {
  /** Names the reader to shops, in every visit and in their robots.txt. */
  agent: string;
  /** The types that it asks for; pages without it. A shop may answer with others. */
  accept?: string;
  maxBytes?: number;
  /** For everything of one fetch together: lookups, redirects, waiting, headers and body. */
  timeoutMs?: number;
  maxRedirects?: number;
  /** A server of this machine that stands for the whole web: pages are asked of it by their hosts' names. */
  standIn?: string | undefined;
  isAllowedAddress?: (address: string) => boolean;
  resolve?: ResolveAll;
};

export type FetchedPage = { readonly bytes: Buffer; readonly contentType: string; readonly address: string };

/** Asked before each request, of the first address as of those that redirects lead to. It refuses by throwing. */
export type Visit = (url: URL, signal: AbortSignal) => Promise<void>;

const PAGES = 'text/html,application/xhtml+xml;q=0.9';
const REDIRECTS = [301, 302, 303, 307, 308];

/** Where a redirect leads; a fault of the shop's where it leads nowhere. */
const nextUrl = (from: URL, location: unknown): URL => {
  const target: unknown = Array.isArray(location) ? location[0] : location;
  if (typeof target !== 'string' || !URL.canParse(target, from))
    throw new OutboundRefused('redirect', 'nowhere');
  return webPageUrl(new URL(target, from).href);
};

const untilDone = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * Fetches pages of the open web that visitors name, and their pictures: public addresses only, bounded in size, time
 * and redirects.
 */
export function createPageFetch(options: PageFetchOptions) {
  const { agent, maxBytes = 2 * 1024 * 1024, timeoutMs = 10_000, maxRedirects = 4, standIn } = options;
  const { isAllowedAddress = isPublicAddress, resolve, accept = PAGES } = options;
  const lookup = checkingLookup(isAllowedAddress, resolve);
  const dispatcher = new Agent({
    connect: { ...(standIn ? {} : { lookup }), timeout: timeoutMs },
    connections: 2,
  });
  const headers = {
    'user-agent': agent,
    accept,
    'accept-encoding': 'identity',
  };

  const ask = (url: URL, signal: AbortSignal) =>
    standIn
      ? request(new URL(url.pathname + url.search, standIn), {
          dispatcher,
          signal,
          headers: { ...headers, host: url.host },
        })
      : request(url, { dispatcher, signal, headers });

  const visit = async (url: URL, signal: AbortSignal, bound: number): Promise<FetchedPage | URL> => {
    const answer = await ask(url, signal);
    // An unread body reports an error event, which needs a listener.
    answer.body.on('error', () => undefined);
    try {
      if (REDIRECTS.includes(answer.statusCode)) return nextUrl(url, answer.headers.location);
      if (answer.statusCode !== 200) throw new OutboundRefused('status', `status ${answer.statusCode}`);
      const encoding = String(answer.headers['content-encoding'] ?? 'identity');
      // Packed bytes may unpack to any size.
      if (encoding !== 'identity') throw new OutboundRefused('type', `packed by ${encoding}`);
      const bytes = await readAtMost(answer, bound);
      return { bytes, contentType: String(answer.headers['content-type'] ?? ''), address: url.href };
    } finally {
      answer.body.destroy();
    }
  };

  const follow = async (
    first: URL,
    signal: AbortSignal,
    before: Visit,
    bound: number,
  ): Promise<FetchedPage> => {
    let url = first;
    for (let followed = 0; followed <= maxRedirects; followed++) {
      await before(url, signal);
      const found = await visit(url, signal, bound);
      if (!(found instanceof URL)) return found;
      url = found;
    }
    throw new OutboundRefused('redirect', `more than ${maxRedirects} redirects`);
  };

  /** @throws OutboundRefused, and no other error. */
  async function fetchPage(address: string, before: Visit, bound = maxBytes): Promise<FetchedPage> {
    const first = webPageUrl(address);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await Promise.race([follow(first, signal, before, bound), untilDone(signal)]);
    } catch (error) {
      throw toRefusal(error);
    }
  }

  return { fetchPage, close: () => dispatcher.destroy() };
}

export type PageFetch = ReturnType<typeof createPageFetch>;
