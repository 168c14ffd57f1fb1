import type { PageState, Site } from '@shop/app-shell';
import type { PageContext } from '@shop/page';
import { isRouteErrorResponse, matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createRouter } from './create-router.ts';

const routes: RouteObject[] = [
  {
    id: 'frame',
    children: [
      {
        id: 'pages',
        children: [
          { id: 'cart', path: '/cart', loader: () => null },
          { id: 'rest', path: '*', loader: () => null },
        ],
      },
    ],
  },
];
const state = { locale: 'lt', loaderData: {}, actionData: null, errors: null } as unknown as PageState;

const routerAt = (address: string) => {
  history.replaceState(null, '', address);
  const matches = matchRoutes(routes, location, '/lt') ?? undefined;
  const router = createRouter({ routes } as Site, {} as PageContext, state, matches);
  router.dispose();
  return router.state;
};

test('a page of this build is taken over under its language, without asking again', () => {
  const { matches, errors, initialized } = routerAt('/lt/cart');
  expect(matches.at(-1)?.route.id).toBe('cart');
  expect([errors, initialized]).toEqual([null, true]);
});

test('an address that this build has no page for is not found', () => {
  const { matches, errors } = routerAt('/zz/cart');
  expect(matches.map(({ route }) => route.id)).toContain('pages');
  const failure = errors?.['pages'];
  expect(isRouteErrorResponse(failure) && [failure.status, failure.statusText, failure.data]).toEqual([
    404,
    'Page Not Found',
    { path: '/zz/cart' },
  ]);
});
