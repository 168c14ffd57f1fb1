import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Arrival } from './arrival.tsx';

const Around = () => (
  <>
    <Arrival />
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
  return userEvent.setup();
};

test('who comes to another page hears its title and goes on at its content', async () => {
  const user = open();
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(screen.getByRole('link', { name: 'Lamps' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('All lamps'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('who stays on the page keeps their place', async () => {
  const user = open();
  await user.click(screen.getByRole('link', { name: 'Lamps' }));
  await user.click(screen.getByRole('link', { name: 'More' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'More' }));
});
