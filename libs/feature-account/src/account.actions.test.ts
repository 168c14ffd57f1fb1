import { ApiProblem } from '@shop/data-access';
import type { ActionFunctionArgs } from 'react-router-dom';
import { expect, test } from 'vitest';
import { action as saveInformation } from './information-page/information-page.action.ts';
import { action as login } from './login-page/login-page.action.ts';
import { action as logout } from './logout/logout.action.ts';
import { action as reset } from './password-reset-page/password-reset-page.action.ts';
import { action as register } from './register-page/register-page.action.ts';
import { aPage, aSubmission, aUser } from './testing.ts';

const registration = {
  email: 'ona@example.lt',
  first_name: 'Ona',
  last_name: 'Petraitė',
  phone: '',
  password: 'ilgas ir slaptas',
};
type Action = (args: ActionFunctionArgs) => Promise<unknown>;
const submit = (
  action: Action,
  { context }: ReturnType<typeof aPage>,
  fields: Record<string, string>,
  { url = 'https://shop.example/register', params = {} } = {},
) => action({ request: aSubmission(url, fields), context, params } as unknown as ActionFunctionArgs);
const refusal = (answer: unknown) => (answer as { data: unknown; init: { status: number } }).data;

const CHECK = '/api/auth/register/check-client';
const REGISTER = '/api/auth/register';

test('R-REG-01 R-REG-04 registering checks first whether the address is a client’s, then creates the account', async () => {
  const page = aPage({
    [CHECK]: { found: false, new_password_has_been_sent: false },
    [REGISTER]: { user: aUser() },
  });
  const answer = (await submit(register, page, registration)) as Response;
  expect(page.sent.map(({ url }) => url)).toEqual([CHECK, REGISTER]);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/user-account');
});

test('R-REG-02 a client of an older shop gets the message that a link was sent', async () => {
  const page = aPage({ [CHECK]: { found: true, new_password_has_been_sent: true } });
  expect(refusal(await submit(register, page, registration))).toEqual({
    outcome: 'password_sent',
    email: 'ona@example.lt',
  });
  expect(page.sent).toHaveLength(1);
});

test('R-REG-03 an address with an account is refused, and all fields but the password keep their text', async () => {
  const page = aPage({ [CHECK]: { found: true, new_password_has_been_sent: false } });
  expect(refusal(await submit(register, page, registration))).toMatchObject({
    errors: { email: ['auth.forms.user_already_exists'] },
    values: { email: 'ona@example.lt', first_name: 'Ona' },
  });
});

test('a form with errors is refused without a call', async () => {
  const page = aPage();
  const answer = refusal(await submit(register, page, { ...registration, email: 'ona@', password: 'short' }));
  expect(answer).toMatchObject({ errors: { email: ['email'], password: ['password_too_short'] } });
  expect(JSON.stringify(answer)).not.toContain('"short"');
  expect(page.sent).toEqual([]);
});

test('a wrong password answers with its code, and the form stays on the page', async () => {
  const page = aPage({
    '/api/auth/login': new ApiProblem('refused', 422, 'auth.forms.wrong_credentials', {
      password: ['auth.forms.wrong_credentials'],
    }),
  });
  const answer = refusal(await submit(login, page, registration, { url: 'https://shop.example/login' }));
  expect(answer).toMatchObject({ errors: { password: ['auth.forms.wrong_credentials'] } });
});

test('R-REG-05 R-REG-06 R-REG-07 logout clears the visitor and redirects to the index page', async () => {
  const page = aPage({ '/api/auth/logout': {} });
  page.queryClient.setQueryData(['orders', 'list'], { items: [1] });
  page.queryClient.setQueryData(['configuration', 'store'], {});
  const answer = (await submit(logout, page, {}, { url: 'https://shop.example/logout' })) as Response;
  expect(answer.headers.get('location')).toBe('/');
  expect(page.queryClient.getQueryData(['orders', 'list'])).toBeUndefined();
  expect(page.queryClient.getQueryData(['configuration', 'store'])).toBeDefined();
});

test('requesting a link gives the same answer for every address; following it opens the login', async () => {
  const page = aPage({ '/api/auth/request-password-reset': {}, '/api/auth/password-reset': {} });
  expect(refusal(await submit(reset, page, { email: 'nobody@example.lt' }))).toEqual({
    outcome: 'link_sent',
    email: 'nobody@example.lt',
  });
  const token = 'a'.repeat(43);
  const answer = (await submit(
    reset,
    page,
    { password: 'ilgas ir slaptas' },
    { params: { '*': token } },
  )) as Response;
  expect(answer.headers.get('location')).toBe('/login?new-password=1');
});

test('a form that a client sends after the session has ended is not refused: the shell redirects to the login', async () => {
  const ended = new ApiProblem('refused', 401, 'unauthorised');
  const page = aPage({
    '/api/auth/getCurrentUser': { user: aUser() },
    '/api/auth/update-contact-info': ended,
  });
  const fields = { intent: 'contact', first_name: 'Ona', last_name: 'Petraitė', phone: '' };
  await expect(submit(saveInformation, page, fields)).rejects.toBe(ended);
});

test('the registration draft is deleted after the account is created', async () => {
  sessionStorage.setItem('shop.draft.register', '{"first_name":"Ona"}');
  const page = aPage({
    [CHECK]: { found: false, new_password_has_been_sent: false },
    [REGISTER]: { user: aUser() },
  });
  await submit(register, page, registration);
  expect(sessionStorage.getItem('shop.draft.register')).toBeNull();
});
