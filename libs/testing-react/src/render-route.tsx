import { isApiProblem } from '@shop/data-access';
import { openFeature, pageContextKey, type Feature, type PageContext } from '@shop/page';
// Otherwise loaded with the first change: then that change is shown too late for a test.
import '@shop/page/page-cart-queue';
import { act, render, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  RouterProvider,
  useRouteError,
  type DataRouter,
} from 'react-router-dom';
import { createTestPage, type TestPageGiven } from './create-test-page.ts';
import { guardRoutes } from './guard-routes.ts';
import { recordModals, TestProviders, type OpenedModal } from './test-providers.tsx';

export type RouteGiven = TestPageGiven & {
  /** The address of the page, without the language. */
  at: string;
  page?: PageContext;
  /** The result of every modal that the page opens. */
  answer?: () => unknown;
};

export type RenderedRoute = {
  page: PageContext;
  router: DataRouter;
  user: UserEvent;
  /** Modals that the page opened, in order. */
  opened: OpenedModal[];
  /** The current address: path and query. */
  place: () => string;
};

/** A fake of the shell's error page: shows only the status of the page, or of a call that the page needs. */
const Outcome = () => {
  const error = useRouteError();
  const hasStatus = isRouteErrorResponse(error) || isApiProblem(error);
  return <p role="alert">{hasStatus ? `status ${error.status}` : String(error)}</p>;
};

/** Opens a feature's page like a visitor: its checks, its loader, its view, over the network of the test. */
export const renderRoute = async (feature: Feature, given: RouteGiven): Promise<RenderedRoute> => {
  const page = given.page ?? createTestPage(given);
  const opened: OpenedModal[] = [];
  const router = createMemoryRouter(
    [
      {
        ErrorBoundary: Outcome,
        HydrateFallback: () => null,
        children: [
          ...guardRoutes(await openFeature(feature), page.brand),
          { path: '*', element: <p>elsewhere</p> },
        ],
      },
    ],
    {
      initialEntries: [given.at],
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(pageContextKey, page);
        return context;
      },
    },
  );
  const user = userEvent.setup();
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    render(
      <TestProviders page={page} modals={recordModals(opened, given.answer)}>
        <RouterProvider router={router} />
      </TestProviders>,
      { container: root },
    );
  });
  await waitFor(() => {
    const isThere = router.state.initialized && router.state.navigation.state === 'idle';
    // The router is ready a moment before React has rendered it.
    if (!isThere || root.childElementCount === 0) throw new Error(`${given.at} is still loading`);
  });
  const place = () => router.state.location.pathname + router.state.location.search;
  return { page, router, user, opened, place };
};
