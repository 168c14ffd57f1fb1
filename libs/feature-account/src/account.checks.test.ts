import { expect, test } from 'vitest';
import { afterLogin } from './account.checks.ts';

const from = (redirect: string) =>
  afterLogin(new URL(`https://shop.example/login?redirect=${encodeURIComponent(redirect)}`));

test('after login the client goes where the link wanted to lead', () => {
  expect(from('/my-orders?focus_order_table=true')).toBe('/my-orders?focus_order_table=true');
});

test('an address of another site is not followed', () => {
  for (const elsewhere of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    'evil',
    '',
  ]) {
    expect(from(elsewhere), elsewhere).toBe('/user-account');
  }
});

test('a page for guests only is no way to go on', () => {
  for (const page of ['/login', '/login?redirect=/login', '/register', '/password-reset/x']) {
    expect(from(page), page).toBe('/user-account');
  }
  expect(from('/logins')).toBe('/logins');
});
