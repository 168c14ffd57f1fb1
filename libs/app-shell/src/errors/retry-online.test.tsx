import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';
import { RetryOnline } from './retry-online.tsx';

vi.mock('./reload-once.ts', () => ({ reloadOnce: vi.fn(() => true) }));
afterEach(() => vi.clearAllMocks());

const openFailing = async (failure: Error | Response) => {
  let hasLine = false;
  const loader = () => {
    if (!hasLine) throw failure;
    return null;
  };
  const routes = [{ path: '/', loader, Component: () => <h1>Delivery</h1>, ErrorBoundary: RetryOnline }];
  const router = createMemoryRouter(routes);
  const listening = vi.spyOn(globalThis, 'addEventListener');
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(listening).toHaveBeenCalledWith('online', expect.any(Function)));
  listening.mockRestore();
  return async () => {
    hasLine = true;
    await act(async () => void dispatchEvent(new Event('online')));
  };
};

test('a page whose data could not be fetched is retried when online again', async () => {
  const comeBack = await openFailing(new Response(null, { status: 503 }));
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Delivery' })).toBeDefined();
  expect(reloadOnce).not.toHaveBeenCalled();
});

test('a page whose code could not be fetched is reloaded: a browser does not request a failed module twice', async () => {
  const comeBack = await openFailing(new TypeError('Failed to fetch dynamically imported module: /a.js'));
  await comeBack();
  expect(reloadOnce).toHaveBeenCalledTimes(1);
});
