import { ApiProblem } from '@shop/data-access';
import type { ActionFunctionArgs } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { action as change } from '../edit-address-page/edit-address-page.action.ts';
import { action as add } from '../new-address-page/new-address-page.action.ts';
import { loader } from '../own-address/own-address.loader.ts';
import { action as remove } from '../remove-address-page/remove-address-page.action.ts';
import { aHome, aPage, aSubmission, aUser } from '../testing.ts';
import { action as makeMain } from './addresses-page.action.ts';

const ADD = '/api/account/add-delivery-address';
const UPDATE = '/api/account/update-delivery-address';
const DELETE = '/api/account/delete-delivery-address';
const MAIN = '/api/account/make-main-delivery-address';
const REFRESH = '/api/auth/refreshCurrentUser';
const USER = '/api/auth/getCurrentUser';

const { id: _, is_main: __, ...home } = aHome();
const typed = { ...home, country_id: '1' };
const refreshed = aUser({ addresses: [aHome({ city: 'Kaunas' })] });

type Page = ReturnType<typeof aPage>;
type Act = (args: ActionFunctionArgs) => unknown;
const submit = (act: Act, { context }: Page, fields: Record<string, string>, params = {}) =>
  act({
    request: aSubmission('https://shop.example/delivery-addresses', fields),
    context,
    params,
  } as unknown as ActionFunctionArgs);
const refusal = (answer: unknown) => answer as { data: object; init: { status: number } };
const whereTo = (answer: unknown) => (answer as Response).headers.get('location');
const userOf = ({ page, queryClient }: Page) => queryClient.getQueryData(page.queries.auth.user().queryKey);
afterEach(() => sessionStorage.clear());

test('R-CAL-20 a new address is sent with id 0, the user is refreshed, and the list says that it is saved', async () => {
  const page = aPage({ [ADD]: { address: aHome() }, [REFRESH]: { user: refreshed } });
  const answer = await submit(add, page, typed);
  expect(page.sent).toEqual([
    { url: ADD, body: { ...home, id: 0 } },
    { url: REFRESH, body: {} },
  ]);
  expect(userOf(page)).toEqual(refreshed);
  expect([(answer as Response).status, whereTo(answer)]).toEqual([303, '/delivery-addresses?done=saved']);
});

test('R-CAL-21 an address is changed under its own id, and a modal gets that id', async () => {
  const page = aPage({ [UPDATE]: { address: aHome({ id: 7 }) }, [REFRESH]: { user: refreshed } });
  expect(await submit(change, page, { ...typed, stay: '1' }, { id: '7' })).toEqual({ isDone: true, id: 7 });
  expect(page.sent[0]).toEqual({ url: UPDATE, body: { ...home, id: 7 } });
  expect(userOf(page)).toEqual(refreshed);
});

test('R-CAL-22 an address is deleted, also one that is already deleted, and the user is refreshed', async () => {
  for (const answer of [{}, new ApiProblem('refused', 404, 'not_found')]) {
    const page = aPage({ [DELETE]: answer, [REFRESH]: { user: refreshed } });
    expect(whereTo(await submit(remove, page, {}, { id: '7' }))).toBe('/delivery-addresses?done=removed');
    expect(page.sent[0]).toEqual({ url: DELETE, body: { id: 7 } });
    expect(userOf(page)).toEqual(refreshed);
  }
});

test('another address becomes the main one', async () => {
  const page = aPage({ [MAIN]: {}, [REFRESH]: { user: refreshed } });
  expect(whereTo(await submit(makeMain, page, { id: '7' }))).toBe('/delivery-addresses?done=main');
  expect(page.sent[0]).toEqual({ url: MAIN, body: { id: 7 } });
});

test('errors are shown by field before any call, and typed text is kept', async () => {
  const page = aPage();
  const answer = refusal(await submit(add, page, { ...typed, zip: 'abc', city: ' ', phone_number: '1' }));
  expect(answer.init.status).toBe(422);
  expect(answer.data).toMatchObject({
    errors: { zip: ['postcode'], city: ['required'], phone_number: ['phone'] },
    values: { zip: 'abc', first_address: home.first_address },
  });
  expect(page.sent).toEqual([]);
});

test('a refusal of the API keeps typed text as well', async () => {
  const errors = { id: ['account.forms.too_many_addresses'] };
  const page = aPage({
    [ADD]: new ApiProblem('refused', 422, 'account.forms.too_many_addresses', errors),
  });
  expect(refusal(await submit(add, page, typed)).data).toMatchObject({ errors, values: typed });
});

test('an address of another client cannot be changed: the page is not found', async () => {
  const page = aPage({ [UPDATE]: new ApiProblem('refused', 404, 'not_found') });
  await expect(submit(change, page, typed, { id: '8' }) as Promise<unknown>).rejects.toMatchObject({
    status: 404,
  });
});

test('without scripts another country shows the form again with its typed text', async () => {
  const page = aPage();
  const answer = refusal(await submit(add, page, { ...typed, country_id: '2', intent: 'country' }));
  expect(answer.data).toMatchObject({ errors: {}, values: { country_id: '2', city: 'Vilnius' } });
  expect(page.sent).toEqual([]);
});

test('the draft of an address that was saved is dropped, drafts of other addresses are not', async () => {
  sessionStorage.setItem('shop.draft.address-0', '{"city":"Kaunas"}');
  sessionStorage.setItem('shop.draft.address-7', '{"city":"Alytus"}');
  const page = aPage({ [ADD]: { address: aHome() }, [REFRESH]: { user: refreshed } });
  await submit(add, page, typed);
  expect(Object.keys(sessionStorage)).toEqual(['shop.draft.address-7']);
});

test('only a client’s own address has a page', async () => {
  const page = aPage({ [USER]: { user: aUser({ addresses: [aHome({ id: 7 })] }) } });
  const open = (id: string) =>
    loader({
      context: page.context,
      params: { id },
      request: new Request(`https://shop.example/delivery-addresses/${id}`),
    } as never);
  expect(await open('7')).toBeNull();
  await expect(open('8')).rejects.toMatchObject({ init: { status: 404 } });
});
