import { permissionContract } from '@shop/contracts/auth';
import type { PageContext } from '@shop/page';
import { answering, createShopServer } from '@shop/testing';
import { createTestPage } from '@shop/testing-react';
import type { DataRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translationCookies } from './translation-cookies.ts';
import { watchTranslations } from './watch-translations.ts';

const view = vi.hoisted(() => ({ showToggler: vi.fn(), showKeys: vi.fn() }));
vi.mock('./translation-view.tsx', () => ({ createTranslationView: async () => view }));

const server = createShopServer();
afterAll(() => server.close());
let asked = 0;
const permit = (isPermitted: boolean) =>
  server.use(
    answering(permissionContract.canViewTranslations, () => {
      asked += 1;
      return isPermitted;
    }),
  );
beforeEach(() => {
  asked = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  server.resetHandlers();
  translationCookies.forgetChecking();
  translationCookies.keepView(false);
});

const logIn = (page: PageContext, id: number | null) =>
  page.queryClient.setQueryData(page.queries.auth.user().queryKey, id === null ? null : ({ id } as never));

const watch = (client: number | null) => {
  const page = createTestPage();
  logIn(page, client);
  let tell: (state: { location: object }) => void = () => {};
  const router = {
    state: { location: {} },
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
  };
  watchTranslations({ page, router: router as unknown as DataRouter, redraw: () => {} });
  return { page, navigate: () => tell({ location: {} }) };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a client with the permission is shown the toggler, a second after the page is shown', async () => {
  permit(true);
  watch(1);
  await pass(999);
  expect(asked).toBe(0);
  await pass(1);
  await vi.waitFor(() => expect(view.showToggler).toHaveBeenCalledWith(true));
});

test('a refusal is stored for an hour, and nothing is shown', async () => {
  permit(false);
  const { navigate } = watch(1);
  await pass(1_000);
  await vi.waitFor(() => expect(translationCookies.mayCheck()).toBe(false));
  navigate();
  await pass(2_000);
  expect(asked).toBe(1);
  expect(view.showToggler).not.toHaveBeenCalled();
});

test('it is requested again after a navigation and for another user, with its own hour', async () => {
  permit(false);
  const { page, navigate } = watch(1);
  await pass(1_000);
  await vi.waitFor(() => expect(translationCookies.mayCheck()).toBe(false));
  permit(true);
  logIn(page, 2);
  await pass(1_000);
  await vi.waitFor(() => expect(view.showToggler).toHaveBeenLastCalledWith(true));
  navigate();
  await pass(1_000);
  await vi.waitFor(() => expect(asked).toBe(3));
  logIn(page, null);
  await pass(1_000);
  await vi.waitFor(() => expect(view.showToggler).toHaveBeenLastCalledWith(false));
});

test('no request is made for a guest, and keys are shown on a device with the cookie', async () => {
  translationCookies.keepView(true);
  watch(null);
  await pass(2_000);
  await vi.waitFor(() => expect(view.showKeys).toHaveBeenCalledWith(true));
  expect(asked).toBe(0);
  expect(document.cookie).not.toContain('shop_check_translations');
});
