import { PAGES, type PageState, type Site } from '@shop/app-shell';
import { pageContextKey, type PageContext } from '@shop/page';
import { createBrowserRouter, RouterContextProvider, type RouteMatch } from 'react-router-dom';

/** The router of a page that the server rendered. */
export const createRouter = (
  site: Site,
  page: PageContext,
  state: PageState,
  matches: readonly RouteMatch[],
  errors: PageState['errors'],
) =>
  createBrowserRouter(site.routes, {
    basename: `/${state.locale}`,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(pageContextKey, page);
      return context;
    },
    patchRoutesOnNavigation: async ({ path, patch }) => patch(PAGES, await site.discover(path)),
    hydrationData: {
      // Loaders return nothing, but the router runs again those without an entry.
      loaderData: {
        ...Object.fromEntries(matches.map(({ route }) => [route.id, null])),
        ...state.loaderData,
      },
      actionData: state.actionData,
      errors,
    },
  });
