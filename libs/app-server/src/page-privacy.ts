import type { PageHandle } from '@shop/page';
import { splitLocale } from '@shop/paths';
import { matchPath, type RouteObject } from 'react-router-dom';

const flatten = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);

/**
 * Tells of a path whether its page is the same for all visitors. It is not when any personal page could be meant, so
 * that no page about one visitor is taken for one about nobody.
 */
export const createPrivacyOf = (routes: readonly RouteObject[]) => {
  const personal = flatten(routes).flatMap(({ path, handle }) =>
    path !== undefined && (handle as PageHandle | undefined)?.privacy === 'personal' ? [path] : [],
  );
  return (locale: string, pathname: string): boolean => {
    const { path } = splitLocale(pathname, [locale]);
    return !personal.some((pattern) => matchPath(pattern, path));
  };
};
