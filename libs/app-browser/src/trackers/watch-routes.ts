import type { PageHandle } from '@shop/page';
import type { DataRouter } from 'react-router-dom';
import { tellRoute } from './route-events.ts';
import type { Watched } from './tell.ts';

type Match = DataRouter['state']['matches'][number];

/** The path without secret parameters: the slug of an order or quote opens it without a login. */
const toldPath = (leaf: Match | undefined): string => {
  const { pathname } = location;
  const isPersonal = (leaf?.route.handle as PageHandle | undefined)?.privacy === 'personal';
  if (!isPersonal) return pathname;
  const secrets = Object.values(leaf?.params ?? {}).filter((value) => value !== undefined);
  return pathname
    .split('/')
    .filter((part) => !secrets.includes(part))
    .join('/');
};

/** Tells of each page when it is there: the first one too. */
export const watchRoutes = (
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  watched: Watched & { report: (error: unknown) => void },
): void => {
  let last = '';
  let before = '';
  const look = () => {
    const { location: at, matches, navigation } = router.state;
    const address = at.pathname + at.search;
    if (navigation.state !== 'idle' || address === last) return;
    last = address;
    const leaf = matches.at(-1);
    const route = leaf?.route.id ?? '';
    watched.tell('page_view', { url: location.origin + toldPath(leaf), title: document.title });
    tellRoute(watched, { route, before, params: leaf?.params ?? {}, search: at.search }).catch(
      watched.report,
    );
    before = route;
  };
  router.subscribe(look);
  look();
};
