import { authContract } from '@shop/contracts/auth';
import { privacyContract } from '@shop/contracts/privacy';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { account } from '../index.ts';
import { aPage, aSubmission, aUser } from '../testing.ts';
import { action } from './data-page.action.ts';
import './data-page.tsx';

const server = createShopServer(
  answering(authContract.currentUser, { status: true, user: aUser() }),
  answering(privacyContract.erasure, { status: true, obstacles: [] }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () => renderRoute(account, { at: '/account-information/data', hasSession: true });

test('the data is offered as a page and as JSON, each a file of the client', async () => {
  await open();
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /\(HTML\)|\(JSON\)/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/privacy/my-data.html',
    '/api/privacy/my-data.json',
  ]);
  expect(links.every((link) => link.hasAttribute('download'))).toBe(true);
});

test('with an order on its way the form is not offered, and the page says why', async () => {
  server.use(
    answering(privacyContract.erasure, { status: true, obstacles: ['open_orders', 'balance'] as const }),
  );
  await open();
  expect(screen.getByText(/still on its way/)).toBeDefined();
  expect(screen.getByText(/money on your balance/)).toBeDefined();
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

test('a wrong password is shown at its field, and is not in the page', async () => {
  server.use(
    refusing(privacyContract.erase, {
      status: 422,
      message: 'invalid_input',
      errors: { current_password: ['auth.forms.wrong_password'] },
    }),
  );
  await open();
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'a guess at it' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  await waitFor(() =>
    expect(screen.getAllByText('This is not your current password.').length).toBeGreaterThan(0),
  );
  expect(document.body.innerHTML).not.toContain('a guess at it');
});

test('after it the visitor is a guest on the home page', async () => {
  const { page, sent, context } = aPage({
    '/api/auth/getCurrentUser': { user: aUser() },
    '/api/privacy/erase': { status: true },
  });
  const request = aSubmission('http://shop/account-information/data', {
    current_password: 'ilga diena pie jūras',
  });
  page.queryClient.setQueryData(['orders'], 'of the client');
  const answer = await action({ context, request, params: {} } as never);
  expect(sent.find(({ url }) => url === '/api/privacy/erase')?.body).toEqual({
    current_password: 'ilga diena pie jūras',
  });
  expect((answer as Response).headers.get('location')).toBe('/');
  expect(page.queryClient.getQueryData(['orders'])).toBeUndefined();
});
