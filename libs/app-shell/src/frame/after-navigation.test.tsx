import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AfterNavigation } from './after-navigation.tsx';
import { PageAnnouncement } from './page-announcement.tsx';

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockReset();
  vi.stubGlobal('scrollTo', scrolled);
});

const Around = () => (
  <>
    <AfterNavigation />
    <PageAnnouncement />
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  </>
);

const open = () => {
  const router = createMemoryRouter(
    [
      {
        element: <Around />,
        children: [
          {
            path: '/',
            element: (
              <>
                <title>Home</title>
                <Link to="/lamps">Lamps</Link>
              </>
            ),
          },
          {
            path: '/lamps',
            element: (
              <>
                <title>All lamps</title>
                <Link to="/lamps?page=2">More</Link>
              </>
            ),
          },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
};

test('after a navigation the title of the new page is announced and the focus moves to its content', async () => {
  const { user } = open();
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(screen.getByRole('link', { name: 'Lamps' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('All lamps'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a navigation within the page keeps the position', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Lamps' }));
  await user.click(screen.getByRole('link', { name: 'More' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'More' }));
});

test('another page opens at its top, also after a form that keeps its position', async () => {
  const { router } = open();
  await act(() => router.navigate('/lamps', { preventScrollReset: true }));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('the same page, a page returned to, and a fragment of a page keep their position', async () => {
  const { router } = open();
  await act(() => router.navigate('/lamps#prices', { preventScrollReset: true }));
  await act(() => router.navigate('/lamps?page=2', { preventScrollReset: true }));
  await act(() => router.navigate(-2));
  expect(scrolled).not.toHaveBeenCalled();
});
