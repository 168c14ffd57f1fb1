import { createLinkMemory } from '@shop/commerce-quotes';
import type { Database } from '@shop/database';
import {
  createWebLinkReader,
  createWebPictureReader,
  PICTURE_BOUNDS,
  READER_NAME,
  readsNoPictures,
  readsNothing,
  type LinkReader,
  type PictureReader,
} from '@shop/link-reader';
import { createPageFetch } from '@shop/outbound/pages';
import type { Env } from './env.ts';

type OpenedReader = {
  readonly links: LinkReader;
  readonly pictures: PictureReader;
  readonly close: () => Promise<void>;
};

/**
 * The readers of links and of their pictures by the settings: none, the web, or a street of shops on this machine that
 * stands for it.
 */
export const openLinkReader = ({ linkReader }: Pick<Env, 'linkReader'>, db: Database): OpenedReader => {
  if (linkReader === 'off') return { links: readsNothing, pictures: readsNoPictures, close: async () => {} };
  const of = { agent: READER_NAME, standIn: linkReader === 'web' ? undefined : linkReader };
  const pages = createPageFetch(of);
  const files = createPageFetch({ ...of, ...PICTURE_BOUNDS });
  const memory = createLinkMemory(db);
  return {
    links: createWebLinkReader({ fetch: pages, memory }),
    pictures: createWebPictureReader({ fetch: files, memory }),
    close: async () => {
      await Promise.all([pages.close(), files.close()]);
    },
  };
};
