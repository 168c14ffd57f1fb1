import { OutboundRefused } from '@shop/outbound';
import type { PageFetch, Visit } from '@shop/outbound/pages';
import robotsParser from 'robots-parser';
import type { LinkMemory } from './link-memory.port.ts';
import { pageText } from './page-text.ts';

/** How shops address the reader in their robots.txt. */
export const READER_NAME = 'ShopLinkReader';

const LARGEST_RULES = 512 * 1024;
/** RFC 9309: a shop without rules allows everything, one whose rules fail nothing. */
const ALLOWS_ALL = '';
const ALLOWS_NOTHING = 'User-agent: *\nDisallow: /\n';

const statusOf = (error: unknown): number =>
  error instanceof OutboundRefused && error.kind === 'status' ? Number(/\d+/.exec(error.message)?.[0]) : 0;

const fetchRules = async (fetchPage: PageFetch['fetchPage'], url: URL, visit: Visit): Promise<string> => {
  try {
    const { bytes, contentType } = await fetchPage(`${url.origin}/robots.txt`, visit, LARGEST_RULES);
    return pageText(bytes, contentType);
  } catch (error) {
    const status = statusOf(error);
    if (status === 0) throw error;
    return status >= 400 && status < 500 && status !== 429 ? ALLOWS_ALL : ALLOWS_NOTHING;
  }
};

type Robots = {
  readonly memory: LinkMemory;
  readonly fetchPage: PageFetch['fetchPage'];
  readonly pace: Visit;
};

/** Whether the host's robots.txt lets the reader visit an address. */
export const isLetIn = async ({ memory, fetchPage, pace }: Robots, url: URL): Promise<boolean> => {
  const known = await memory.robots(url.host);
  const rules = known ?? (await fetchRules(fetchPage, url, pace));
  if (known === null) await memory.keepRobots(url.host, rules);
  return robotsParser(`${url.origin}/robots.txt`, rules).isAllowed(url.href, READER_NAME) !== false;
};
