import type { RouteObject } from 'react-router-dom';

/**
 * A copy of the route table for one handler. A handler empties a route's `lazy` as it loads it: two handlers
 * sharing one would leave each other pages without a component, and an empty body raises no error.
 */
export const ownRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => ({
    ...route,
    ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
    ...(route.children && { children: ownRoutes(route.children) }),
  })) as RouteObject[];
