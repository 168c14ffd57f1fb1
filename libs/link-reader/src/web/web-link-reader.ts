import type { LinkReading, UnreadReason } from '@shop/domain/quotes';
import { OutboundRefused, type RefusalKind } from '@shop/outbound';
import { webPageUrl, type FetchedPage, type PageFetch } from '@shop/outbound/pages';
import type { LinkReader } from '../link-reader.port.ts';
import { readPage } from '../page/read-page.ts';
import type { LinkMemory } from './link-memory.port.ts';
import { pageText } from './page-text.ts';
import { createPoliteness, TooBusy } from './politely.ts';

type WebLinkReaderOptions = {
  readonly fetch: Pick<PageFetch, 'fetchPage'>;
  readonly memory: LinkMemory;
  /** As many pages as are read at once: each may be of two megabytes. */
  readonly mostAtOnce?: number;
  /** A host whose next free second is further away is not waited for. */
  readonly longestWaitMs?: number;
};

const REASONS: Readonly<Record<RefusalKind, UnreadReason>> = {
  ...{ url: 'address', host: 'address', address: 'address' },
  ...{ redirect: 'no_page', size: 'no_page', type: 'no_page' },
  ...{ time: 'no_answer', network: 'no_answer', status: 'no_answer' },
  not_allowed: 'refused',
};

const unread = (reason: UnreadReason): LinkReading => ({ state: 'unread', reason });

const reasonOf = (error: OutboundRefused): UnreadReason => {
  if (error instanceof TooBusy) return 'busy';
  if (error.kind !== 'status') return REASONS[error.kind];
  if (/40[4]|410/.test(error.message)) return 'missing';
  return /40[13]|429|451/.test(error.message) ? 'refused' : 'no_answer';
};

const isPage = (contentType: string): boolean =>
  /^\s*(?:$|text\/html|application\/xhtml\+xml)/i.test(contentType);

const toReading = ({ bytes, contentType, address }: FetchedPage): LinkReading => {
  if (!isPage(contentType)) return unread('no_page');
  const product = readPage(pageText(bytes, contentType), address);
  return product.title === null ? unread('no_page') : { state: 'read', product };
};

/**
 * Reads links of the web: a host is visited once a second at most and only where its robots.txt lets the reader in.
 * What was read is remembered, also that nothing could be.
 */
export const createWebLinkReader = (options: WebLinkReaderOptions): LinkReader => {
  const { fetch, memory, mostAtOnce = 8, longestWaitMs = 6_000 } = options;
  const { fetchPage } = fetch;
  const running = new Map<string, Promise<LinkReading>>();
  const politely = createPoliteness({ fetchPage, memory, longestWaitMs });

  const visit = async (address: string): Promise<LinkReading> => {
    try {
      return toReading(await fetchPage(address, politely));
    } catch (error) {
      if (error instanceof OutboundRefused) return unread(reasonOf(error));
      throw error;
    }
  };

  const readOnce = async (address: string): Promise<LinkReading> => {
    const known = await memory.find(address);
    if (known) return known;
    const reading = await visit(address);
    const isLasting = reading.state === 'read' || reading.reason !== 'busy';
    if (isLasting) await memory.keep(address, reading);
    return reading;
  };

  const read = async (given: string): Promise<LinkReading> => {
    const address = addressOf(given);
    if (address === null) return unread('address');
    const known = running.get(address);
    if (known) return known;
    if (running.size >= mostAtOnce) return (await memory.find(address)) ?? unread('busy');
    const reading = readOnce(address).finally(() => running.delete(address));
    running.set(address, reading);
    return reading;
  };
  return { read };
};

const addressOf = (given: string): string | null => {
  try {
    return webPageUrl(given).href;
  } catch {
    return null;
  }
};
