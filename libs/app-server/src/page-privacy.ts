import type { PageHandle } from '@shop/page';
import { splitLocale } from '@shop/paths';
import { matchPath, type RouteObject } from 'react-router-dom';

const flatten = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);

/**
 * Returns whether the page of a path is the same for all visitors. A path that matches any personal route counts as
 * personal, even if another route answers it.
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
