import { createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { account as feature } from '../index.ts';
import '../account.pages.ts';

const server = createShopServer();
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

test.each(['/login', '/register'])(
  'a browser that refuses cookies gets a notice above the form of %s',
  async (at) => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await renderRoute(feature, { at });
    expect(await screen.findByText(/Your browser refuses cookies/)).toBeDefined();
  },
);

test('a browser that accepts cookies gets no notice', async () => {
  await renderRoute(feature, { at: '/login' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/cookies/)).toBeNull();
});
