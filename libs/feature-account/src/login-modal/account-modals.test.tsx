import { authContract } from '@shop/contracts/auth';
import type { Feature } from '@shop/page';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { ForgotModal } from '../forgot-modal/forgot-modal.tsx';
import { account } from '../index.ts';
import { RegisterModal } from '../register-modal/register-modal.tsx';
import { aUser } from '../testing.ts';
import { LoginModal } from './login-modal.tsx';
// Routes load these modules when first opened; they are imported here, so that no test waits for a compiler.
import '../login-page/login-page.tsx';
import '../password-reset-page/password-reset-page.tsx';
import '../register-page/register-page.tsx';
import { accountRoutes } from '../account.routes.ts';

const server = createShopServer();
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// jsdom does not support modal dialogs.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const ok = { status: true as const };
const onClose = vi.fn();
afterEach(() => onClose.mockClear());

/** A page of the shop on which a modal is open. */
const openOver = (modal: ReactNode) => {
  const shop: Feature = {
    ...account,
    routes: [
      ...accountRoutes,
      { id: 'goods', path: '/p/lamp', lazy: { Component: async () => () => modal } },
    ],
  };
  return renderRoute(shop, { at: '/p/lamp' });
};

test('R-MOD-01 the account has modals to log in, to register and for a forgotten password', async () => {
  const names = ['login', 'register', 'forgot-password'] as const;
  for (const name of names) expect(await account.modals?.[name]?.(), name).toBeTypeOf('function');
});

test('R-MOD-01 links between the forms open the other modal, and the page stays', async () => {
  const { user, opened, place } = await openOver(<LoginModal redirect="/cart" onClose={onClose} />);
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  await user.click(screen.getByRole('link', { name: 'Reset it' }));
  expect(opened).toEqual([
    { name: 'register', props: { redirect: '/cart' } },
    { name: 'forgot-password', props: undefined },
  ]);
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(place()).toBe('/p/lamp');
});

const fill = async ({ user }: Awaited<ReturnType<typeof openOver>>, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
};

test('R-REG-01 registering in the modal logs in without leaving the page', async () => {
  server.use(
    answering(authContract.checkClient, { ...ok, found: false, new_password_has_been_sent: false }),
    answering(authContract.register, { ...ok, user: aUser() }),
  );
  const shop = await openOver(<RegisterModal onClose={onClose} />);
  await fill(shop, { 'First name': 'Ona', 'Last name': 'Petraitė', 'E-mail': 'ona@example.lt' });
  await fill(shop, { Password: 'ilgas ir slaptas' });
  await shop.user.click(screen.getByRole('button', { name: 'Create an account' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith('logged-in'));
  expect(shop.place()).toBe('/p/lamp');
});

test('a form closed half filled is filled again when its modal is opened again, except for the password', async () => {
  const shop = await openOver(<RegisterModal onClose={onClose} />);
  await fill(shop, { 'First name': 'Ona', 'E-mail': 'ona@example.lt', Password: 'ilgas ir slaptas' });
  cleanup();
  await openOver(<RegisterModal onClose={onClose} />);
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(['First name', 'E-mail', 'Password'].map(valueOf)).toEqual(['Ona', 'ona@example.lt', '']);
});

test('R-REG-02 the modal tells a client of an older shop that a link was sent', async () => {
  server.use(answering(authContract.checkClient, { ...ok, found: true, new_password_has_been_sent: true }));
  const shop = await openOver(<RegisterModal onClose={onClose} />);
  await fill(shop, { 'First name': 'Ona', 'Last name': 'Petraitė', 'E-mail': 'ona@example.lt' });
  await fill(shop, { Password: 'ilgas ir slaptas' });
  await shop.user.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(await screen.findByText(/We have sent a link to ona@example.lt/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('a refusal is shown in the modal, next to its field', async () => {
  server.use(
    refusing(authContract.login, {
      status: 422,
      errors: { password: ['auth.forms.wrong_credentials'] },
    }),
  );
  const shop = await openOver(<LoginModal onClose={onClose} />);
  await fill(shop, { 'E-mail': 'ona@example.lt', Password: 'ilgas ir slaptas' });
  await shop.user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findAllByText(/Wrong e-mail address or password/)).not.toHaveLength(0);
  expect(onClose).not.toHaveBeenCalled();
});

test('a password link is requested in its modal, which answers that the link was sent', async () => {
  server.use(answering(authContract.requestPasswordReset, ok));
  const shop = await openOver(<ForgotModal email="ona@example.lt" onClose={onClose} />);
  await shop.user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/we have sent a link/)).toBeTruthy();
  await shop.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith('sent');
});
