import { OutboundRefused, type RefusalKind } from '@shop/outbound';
import type { PageFetch, Visit } from '@shop/outbound/pages';
import type { PictureReader } from '../picture-reader.port.ts';
import type { LinkMemory } from './link-memory.port.ts';
import { createPoliteness } from './politely.ts';

const MB = 1024 * 1024;

/** The bounds of `createPageFetch` for pictures: formats that the shop can decode, in bytes and milliseconds. */
export const PICTURE_BOUNDS = {
  accept: 'image/webp,image/jpeg,image/png',
  maxBytes: 10 * MB,
  timeoutMs: 5_000,
} as const;
const LONGEST_WAIT_MS = 3_000;

type WebPictureReaderOptions = {
  readonly fetch: Pick<PageFetch, 'fetchPage'>;
  readonly memory: LinkMemory;
};

/** Faults of the network, or of the shop, that may be over in a while. */
const PASSING: readonly RefusalKind[] = ['time', 'network'];

const isPassing = ({ kind, message }: OutboundRefused): boolean =>
  PASSING.includes(kind) || (kind === 'status' && /429|5\d\d/.test(message));

/** Reads pictures of the web as politely as its pages. They are fetched by https only, also where a redirect leads. */
export const createWebPictureReader = ({ fetch, memory }: WebPictureReaderOptions): PictureReader => {
  const { fetchPage } = fetch;
  const politely = createPoliteness({ fetchPage, memory, longestWaitMs: LONGEST_WAIT_MS });
  const visit: Visit = async (url, signal) => {
    if (url.protocol !== 'https:') throw new OutboundRefused('url', url.protocol);
    await politely(url, signal);
  };
  return {
    read: async (address) => {
      try {
        return { state: 'read', bytes: (await fetchPage(address, visit)).bytes };
      } catch (error) {
        if (!(error instanceof OutboundRefused)) throw error;
        return { state: 'unread', isLasting: !isPassing(error) };
      }
    },
  };
};
