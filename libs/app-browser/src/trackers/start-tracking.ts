import { createChangeKey, siteOf, type PageContext } from '@shop/page';
import type { DataRouter } from 'react-router-dom';
import type { Consent } from '../consent.ts';
import { createKnownGoods } from './known-goods.ts';
import { watchShowMore } from './search-events.ts';
import { isFirst } from './told-once.ts';
import { createTrackers, type TrackerIds } from './trackers.ts';
import { watchCards } from './watch-cards.ts';
import { watchCart } from './watch-cart.ts';
import { watchPaying } from './watch-paying.ts';
import type { Tell } from './tell.ts';
import { watchRoutes } from './watch-routes.ts';

const idsOf = async (page: PageContext): Promise<TrackerIds> => {
  const { site } = await siteOf(page);
  const own = site.languages.find(({ id }) => id === page.language.id)?.pivot;
  return {
    dataLayer: own?.gtm_id ?? '',
    pixel: own?.pixel_id ?? '',
    email: site.klaviyo_key,
    retail: site.criteo_key,
  };
};

/** Loads the trackers that the visitor allows and tells them what happens. Its module is fetched only with consent. */
export const startTracking = async (
  page: PageContext,
  { router, consent }: { router: DataRouter; consent: Consent },
): Promise<void> => {
  const trackers = createTrackers({ ids: await idsOf(page), consent });
  trackers.start();
  if (!trackers.isAnyOn()) return;
  const { report } = page;
  const tell: Tell = (name, about, { id, mark = id } = {}) => {
    if (mark === undefined || isFirst(mark)) trackers.send({ id: id ?? createChangeKey(), name, about });
  };
  const goods = createKnownGoods(page);
  watchRoutes(router, { goods, tell, report });
  watchCart(page, { goods, tell });
  watchShowMore({ tell });
  watchPaying({ router, goods, tell, report });
  watchCards({ goods, tell, report });
};
