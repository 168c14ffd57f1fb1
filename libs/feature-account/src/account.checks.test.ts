import { ApiProblem } from '@shop/data-access';
import type { CheckAddress } from '@shop/page';
import { afterEach, expect, test, vi } from 'vitest';
import { checkAccountMobile, checkAuth, checkGuest } from './account.checks.ts';
import { afterLogin } from './after-login.ts';
import { accountRoutes } from './account.routes.ts';
import { aPage, aUser } from './testing.ts';

afterEach(() => vi.unstubAllGlobals());

const USER = '/api/auth/getCurrentUser';
const at = (path: string): CheckAddress => {
  const url = new URL(path, 'https://shop.example');
  return { params: {}, path, url, request: new Request(url) };
};
const whereTo = async (check: Promise<void> | void): Promise<string | null> => {
  try {
    await check;
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('location') : Promise.reject(thrown);
  }
};
const from = (redirect: string) =>
  afterLogin(new URL(`https://shop.example/login?redirect=${encodeURIComponent(redirect)}`));

test('R-QRY-04 after login the client is redirected to the requested page', () => {
  expect(from('/my-orders?focus_order_table=true')).toBe('/my-orders?focus_order_table=true');
});

test('a language in front of it is left out, which the router adds again', () => {
  expect(from('/en/my-orders?page=2#open')).toBe('/my-orders?page=2#open');
  expect(from('/ee/cart')).toBe('/cart');
  expect(from('/lt')).toBe('/');
  expect(from('/lt?from=/en/cart')).toBe('/?from=/en/cart');
  expect(from('/enough')).toBe('/enough');
});

const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  'evil',
  '',
];

test('an address of another site is not followed', () => {
  for (const elsewhere of ELSEWHERE) expect(from(elsewhere), elsewhere).toBe('/user-account');
});

test('nor is one behind a language', () => {
  const behind = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
  ];
  for (const locale of ['/en', '/lt', '/lv', '/ee'])
    for (const elsewhere of behind) expect(from(locale + elsewhere), elsewhere).toBe('/user-account');
});

test('a page for guests only is not a redirect target', () => {
  for (const page of [
    '/login',
    '/login?redirect=/login',
    '/register',
    '/password-reset/x',
    '/en/login',
    '/lt/register',
  ]) {
    expect(from(page), page).toBe('/user-account');
  }
  expect(from('/logins')).toBe('/logins');
});

test('R-CHK-03 R-CHK-08 guests pass the guest check, clients are redirected to the requested page', async () => {
  const guest = aPage({ [USER]: { user: null } });
  const client = aPage({ [USER]: { user: aUser() } });
  expect(await whereTo(checkGuest(guest.page, at('/login')))).toBeNull();
  expect(await whereTo(checkGuest(client.page, at('/login?redirect=/my-orders')))).toBe('/my-orders');
  expect(await whereTo(checkGuest(client.page, at('/register')))).toBe('/user-account');
});

test('R-CHK-04 R-CHK-08 clients pass the auth check, guests log in first and come back', async () => {
  const guest = aPage({}, { hasSession: false });
  const client = aPage({ [USER]: { user: aUser() } });
  expect(await whereTo(checkAuth(client.page, at('/my-orders')))).toBeNull();
  expect(await whereTo(checkAuth(guest.page, at('/my-orders?page=2')))).toBe(
    '/login?redirect=%2Fmy-orders%3Fpage%3D2',
  );
});

test('an ended session and a form sent without a session redirect to the login, with the reason', async () => {
  const ended = '/login?redirect=%2Fbalance%2Fpay%3Famount%3D50&ended=1';
  const { page, queryClient } = aPage({}, { hasSession: false });
  const { path, url, ...address } = at('/balance/pay?amount=50');
  const request = new Request(url, { method: 'POST' });
  expect(await whereTo(checkAuth(page, { ...address, path, url, request }))).toBe(ended);
  queryClient.setQueryData(page.queries.auth.user().queryKey, aUser());
  expect(await whereTo(checkAuth(page, at(path)))).toBe(ended);
  expect(await whereTo(checkAuth(page, at(path)))).toBe('/login?redirect=%2Fbalance%2Fpay%3Famount%3D50');
});

test('the account’s menu is for small screens: a wide one is redirected to the information, and the server does not know the screen', async () => {
  const { page } = aPage({ [USER]: { user: aUser() } });
  const enter = (width: number, isServer = false) => {
    vi.stubGlobal('innerWidth', width);
    return whereTo((async () => checkAccountMobile({ ...page, isServer }, at('/user-account')))());
  };
  for (const width of [320, 768, 1024]) expect(await enter(width), String(width)).toBeNull();
  for (const width of [1025, 1280]) expect(await enter(width), String(width)).toBe('/account-information');
  expect(await enter(1280, true)).toBeNull();
});

test('no user call is made for a visitor without a session', async () => {
  const guest = aPage({}, { hasSession: false });
  await whereTo(checkGuest(guest.page, at('/login')));
  expect(guest.sent).toEqual([]);
});

test('login, register and password reset are for guests', () => {
  const checksOf = (id: string) => accountRoutes.find((route) => route.id === id)?.handle?.checks;
  for (const id of ['login', 'register', 'password-reset']) expect(checksOf(id), id).toEqual(['guest']);
  const { params } = accountRoutes.find(({ id }) => id === 'password-reset')?.handle ?? {};
  expect(params['*']('a'.repeat(43))).toBe(true);
  expect(params['*']('a'.repeat(42))).toBe(false);
});

test('R-REG-08 a failure of the current-user call is reported and counts as no user', async () => {
  const { page, reported } = aPage({ [USER]: new ApiProblem('broken', 500, 'down') });
  expect(await whereTo(checkGuest(page, at('/login')))).toBeNull();
  expect(reported).toEqual([expect.objectContaining({ status: 500 })]);
});
