import { createTestPage } from '@shop/testing-react';
import { SpeechProvider } from '@shop/i18n';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { LoadingBar } from './loading-bar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Frame = () => (
  <>
    <LoadingBar />
    <Outlet />
  </>
);

/** A shop whose pages load after the number of milliseconds in their address. */
const aShop = async () => {
  const { speech } = createTestPage();
  await speech.learn(messages);
  const loader = ({ params }: { params: { after?: string } }) =>
    new Promise((resolve) => void setTimeout(() => resolve(null), Number(params.after)));
  const router = createMemoryRouter([
    {
      Component: Frame,
      children: [
        { path: '/', element: null },
        { path: '/:after', loader, element: null },
      ],
    },
  ]);
  render(
    <SpeechProvider speech={speech}>
      <RouterProvider router={router} />
    </SpeechProvider>,
  );
  return {
    go: (path: string) => act(async () => void router.navigate(path)),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    bar: () => screen.queryByRole('progressbar', { name: 'The page is loading' }),
  };
};

test('R-GUI-02 the bar appears when a page has taken 200 ms, and disappears when it is shown', async () => {
  const { go, wait, bar } = await aShop();
  await go('/1000');
  await wait(190);
  expect(bar()).toBeNull();
  await wait(20);
  expect(bar()).not.toBeNull();
  await wait(1000);
  expect(bar()).toBeNull();
});

test('R-GUI-02 a faster page shows no bar, and the next one waits its own 200 ms', async () => {
  const { go, wait, bar } = await aShop();
  await go('/100');
  await wait(150);
  expect(bar()).toBeNull();
  await go('/1000');
  await wait(190);
  expect(bar()).toBeNull();
  await wait(20);
  expect(bar()).not.toBeNull();
});
