import type { PageHandle } from '@shop/page';
import { splitLocale } from '@shop/paths';
import { matchPath, type RouteObject } from 'react-router-dom';

const flatten = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);

const firstOf = (path: string): string => /^\/?([^/]*)/.exec(path)?.[1]?.toLowerCase() ?? '';

/** Patterns by their first segment; those that begin with a parameter fit any. */
const bySegment = (patterns: readonly string[]) => {
  const known = Map.groupBy(patterns, (pattern) => (/^\/?[^/]*[:*?]/.test(pattern) ? '*' : firstOf(pattern)));
  return (path: string): readonly string[] => [
    ...(known.get(firstOf(path)) ?? []),
    ...(known.get('*') ?? []),
  ];
};

/**
 * Returns whether the page of a path is the same for all visitors. A path that matches any personal route counts as
 * personal, even if another route answers it.
 */
export const createPrivacyOf = (routes: readonly RouteObject[]) => {
  // The router makes an expression of each pattern for each path: only of those that may fit.
  const personalOf = bySegment(
    flatten(routes).flatMap(({ path, handle }) =>
      path !== undefined && (handle as PageHandle | undefined)?.privacy === 'personal' ? [path] : [],
    ),
  );
  return (locale: string, pathname: string): boolean => {
    const { path } = splitLocale(pathname, [locale]);
    return !personalOf(path).some((pattern) => matchPath(pattern, path));
  };
};
