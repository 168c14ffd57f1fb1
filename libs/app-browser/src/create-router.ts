import type { PageState, Site } from '@shop/app-shell';
import { pageContextKey, type PageContext } from '@shop/page';
import { createBrowserRouter, RouterContextProvider, type RouteMatch } from 'react-router-dom';
import { pageNotFound, reviveErrors } from './page-state.ts';

/**
 * The router of a page that the server rendered. An address that no route of this build has (`matches` is undefined) is
 * shown as not found: under its language the router would draw nothing at all.
 */
export const createRouter = (
  site: Site,
  page: PageContext,
  state: PageState,
  matches: readonly RouteMatch[] | undefined,
) =>
  createBrowserRouter(site.routes, {
    basename: matches ? `/${state.locale}` : '/',
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(pageContextKey, page);
      return context;
    },
    hydrationData: {
      // Loaders return nothing, but the router runs again those without an entry.
      loaderData: {
        ...Object.fromEntries((matches ?? []).map(({ route }) => [route.id, null])),
        ...state.loaderData,
      },
      actionData: state.actionData,
      errors: matches ? reviveErrors(state.errors) : { pages: pageNotFound() },
    },
  });
