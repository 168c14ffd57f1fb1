import { ownAccountContract } from '@shop/contracts/auth';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { account } from '../index.ts';
import './confirm-email-page.tsx';

const TOKEN = 'a'.repeat(43);
const AT = `/confirm-email/${TOKEN}`;
const sent: string[] = [];
const server = createShopServer();
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
});
afterAll(() => server.close());

const answersWith = (state: 'confirmed' | 'waiting') =>
  server.use(
    answering(ownAccountContract.confirmEmail, ({ body }) => {
      sent.push(body.token);
      return { status: true as const, state };
    }),
  );
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm the address' }));

test('opening the link sends nothing; its button confirms the address', async () => {
  answersWith('confirmed');
  const { place } = await renderRoute(account, { at: AT });
  expect(sent).toEqual([]);
  press();
  await waitFor(() => expect(place()).toBe(`${AT}?done=confirmed`));
  expect(sent).toEqual([TOKEN]);
  expect(await screen.findByText('Your e-mail address is confirmed.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Confirm the address' })).toBeNull();
});

test('the first of two addresses says that the other one has to confirm too', async () => {
  answersWith('waiting');
  await renderRoute(account, { at: AT });
  press();
  expect(await screen.findByText(/The other address has to confirm it too/)).toBeDefined();
});

test('a link that is no longer valid says so', async () => {
  server.use(
    refusing(ownAccountContract.confirmEmail, {
      status: 422,
      message: 'auth.forms.confirm_link_invalid',
      errors: { token: ['auth.forms.confirm_link_invalid'] },
    }),
  );
  await renderRoute(account, { at: AT });
  press();
  expect(await screen.findByText(/This link has expired or was already used/)).toBeDefined();
});

test('an address with an incomplete token is a 404', async () => {
  await renderRoute(account, { at: '/confirm-email/short' });
  expect(screen.getByRole('alert').textContent).toBe('status 404');
});
