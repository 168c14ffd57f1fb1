import { shellMessages, slotsOf, type ShellHandle, type Site } from '@shop/app-shell';
import type { LocaleCode } from '@shop/i18n';
import type { Feature } from '@shop/page';
import type { RouteObject } from 'react-router-dom';
import { modulesOf } from './loaded-modules.ts';

type Lazy = Record<string, () => Promise<unknown>>;

const flatten = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);

/** The lazy imports of a route, by its id. */
type LateRoutes = ReadonlyMap<string, () => Promise<unknown>>;

/** The routes in separate files. */
export const lateRoutesOf = async (features: readonly Feature[]): Promise<LateRoutes> => {
  const found = features.map(async ({ routes }) => {
    if (Array.isArray(routes)) return [];
    return (await routes.load()).map(({ id = '' }) => [id, routes.load] as const);
  });
  return new Map((await Promise.all(found)).flat());
};

/**
 * The source files that each page of a site needs in the browser: its route, its views, its slots' fills, and
 * their messages.
 */
export const createPageModules = (site: Site, lateRoutes: LateRoutes) => {
  const lazies = new Map<string, Lazy>(
    // A copy, because the router empties a route's `lazy` once it has loaded it.
    flatten(site.routes).flatMap(({ id, lazy }) => (id && lazy ? [[id, { ...lazy }] as const] : [])),
  );
  const known = new Map<string, readonly string[]>();

  const startsOf = (routeId: string, handle: ShellHandle, locale: LocaleCode): (() => unknown)[] => [
    ...[lateRoutes.get(routeId) ?? []].flat(),
    ...Object.values(lazies.get(routeId) ?? {}),
    ...slotsOf(handle).map((name) => () => site.slots.load(name)?.()),
    ...[shellMessages, ...(handle.messages ?? []), ...site.slots.wordsOf(slotsOf(handle))].map(
      (messages) => messages[locale],
    ),
  ];

  return async (routeId: string, handle: ShellHandle, locale: LocaleCode): Promise<readonly string[]> => {
    const key = `${locale} ${routeId}`;
    const before = known.get(key);
    if (before) return before;
    const files = await Promise.all(startsOf(routeId, handle, locale).map(modulesOf));
    const modules = [...new Set(files.flat())];
    known.set(key, modules);
    return modules;
  };
};
