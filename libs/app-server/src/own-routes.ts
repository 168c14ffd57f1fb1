import type { RouteObject } from 'react-router-dom';

/**
 * The table again, for one handler alone. A handler empties a route's `lazy` as it loads it: two that shared one would
 * leave each other pages without a component, and an empty body raises no error.
 */
export const ownRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => ({
    ...route,
    ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
    ...(route.children && { children: ownRoutes(route.children) }),
  })) as RouteObject[];
