import { createLinkMemory } from '@shop/commerce-quotes';
import type { Database } from '@shop/database';
import { createWebLinkReader, READER_NAME, readsNothing, type LinkReader } from '@shop/link-reader';
import { createPageFetch } from '@shop/outbound/pages';
import type { Env } from './env.ts';

type OpenedReader = { readonly links: LinkReader; readonly close: () => Promise<void> };

/** The reader of links by the settings: none, the web, or a street of shops on this machine that stands for it. */
export const openLinkReader = ({ linkReader }: Pick<Env, 'linkReader'>, db: Database): OpenedReader => {
  if (linkReader === 'off') return { links: readsNothing, close: async () => {} };
  const standIn = linkReader === 'web' ? undefined : linkReader;
  const fetch = createPageFetch({ agent: READER_NAME, standIn });
  return { links: createWebLinkReader({ fetch, memory: createLinkMemory(db) }), close: fetch.close };
};
