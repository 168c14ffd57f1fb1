import { slotsOf, shellMessages, type ShellHandle, type Site } from '@shop/app-shell';
import type { PageContext } from '@shop/page';
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';

type LazyParts = Record<string, () => Promise<unknown>>;

const resolveLazy = async (route: RouteObject): Promise<void> => {
  if (!route.lazy) return;
  const parts = Object.entries(route.lazy as LazyParts);
  const loaded = await Promise.all(parts.map(async ([name, load]) => [name, await load()] as const));
  Object.assign(route, Object.fromEntries(loaded));
  delete route.lazy;
};

/**
 * Loads the modules of the rendered page before hydration: its lazy routes, its slots' fills, and all their
 * messages. Otherwise the first render would suspend where the server's did not, and would not match it.
 * Undefined: no route of this build has the address.
 */
export const resolveMatched = async (site: Site, page: PageContext): Promise<RouteMatch[] | undefined> => {
  const matches = matchRoutes(site.routes, location, `/${page.language.code}`);
  if (!matches) return undefined;
  const handle = (matches.at(-1)?.route.handle ?? {}) as Partial<ShellHandle>;
  await Promise.all([
    ...matches.map(({ route }) => resolveLazy(route)),
    page.speech.learn(shellMessages),
    ...(handle.messages ?? []).map((words) => page.speech.learn(words)),
    site.slots.prepare(slotsOf(handle), page),
  ]);
  return matches as RouteMatch[];
};
