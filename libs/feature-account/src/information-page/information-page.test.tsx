import { authContract, ownAccountContract } from '@shop/contracts/auth';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { account } from '../index.ts';
import { aPage, aSubmission, aUser } from '../testing.ts';
import { action } from './information-page.action.ts';
import { loader } from './information-page.loader.ts';
import './information-page.tsx';

const server = createShopServer(
  answering(authContract.currentUser, { status: true, user: aUser({ phone: '+370 612 00184' }) }),
  answering(authContract.subscriptionStatus, { status: true, result: false }),
  answering(ownAccountContract.news, { status: true, subscribed: false, topics: ['offers'], stopped: null }),
  answering(authContract.sessions, () => ({ status: true as const, sessions: someSessions() })),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const STAMP = '2026-11-24T09:14:00-05:00';
const someSessions = () => [
  {
    id: 1,
    browser: 'Chrome',
    system: 'Windows',
    place: '84.15.12.*',
    begun_at: STAMP,
    seen_at: STAMP,
    is_this: true,
  },
  {
    id: 2,
    browser: 'Safari',
    system: 'iOS',
    place: '84.15.12.*',
    begun_at: STAMP,
    seen_at: STAMP,
    is_this: false,
  },
  { id: 3, browser: null, system: null, place: null, begun_at: STAMP, seen_at: STAMP, is_this: false },
];

const open = (at = '/account-information') => renderRoute(account, { at, hasSession: true });
const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the page shows the stored e-mail, names and phone number', async () => {
  await open();
  expect(screen.getByText('ona@example.lt')).toBeDefined();
  expect(part('Contact details').getByLabelText<HTMLInputElement>('First name').value).toBe('Ona');
  expect(part('Contact details').getByLabelText<HTMLInputElement>('Last name').value).toBe('Petraitė');
});

test('a stopped address stands with its reason above the form that changes it', async () => {
  server.use(
    answering(ownAccountContract.news, { status: true, subscribed: true, topics: [], stopped: 'bounce' }),
  );
  await open();
  const section = part('E-mail address');
  expect(section.getByText('Our mail to ona@example.lt came back', { exact: false })).toBeDefined();
  expect(section.getByRole('button', { name: 'Send a link to confirm' })).toBeDefined();
});

test('changes are sent, and the page says that they are saved', async () => {
  const sent: unknown[] = [];
  server.use(
    answering(ownAccountContract.updateContactInfo, ({ body }) => {
      sent.push(body);
      return { status: true as const, user: aUser({ first_name: 'Onutė' }) };
    }),
  );
  const { place } = await open();
  fireEvent.change(part('Contact details').getByLabelText('First name'), { target: { value: 'Onutė' } });
  press('Save');
  await waitFor(() => expect(place()).toBe('/account-information?done=contact'));
  expect(sent).toEqual([expect.objectContaining({ first_name: 'Onutė', last_name: 'Petraitė' })]);
  expect(await screen.findByText('Your contact details are saved.')).toBeDefined();
});

test('a wrong current password is shown at its field, and the page never contains a password', async () => {
  server.use(
    refusing(ownAccountContract.changePassword, {
      status: 422,
      message: 'auth.forms.wrong_password',
      errors: { current_password: ['auth.forms.wrong_password'] },
    }),
  );
  await open();
  const current = () => part('Password').getByLabelText<HTMLInputElement>('Current password');
  fireEvent.change(current(), { target: { value: 'not this one' } });
  fireEvent.change(part('Password').getByLabelText('New password'), {
    target: { value: 'visai kitas slaptas sakinys' },
  });
  press('Change the password');
  await waitFor(() =>
    expect(screen.getAllByText('This is not your current password.').length).toBeGreaterThan(0),
  );
  expect(current().getAttribute('aria-invalid')).toBe('true');
  expect(part('Contact details').queryByText('This is not your current password.')).toBeNull();
});

test('a refused password form answers with its intent alone', async () => {
  const { context } = aPage({ '/api/auth/getCurrentUser': { user: aUser() } });
  const request = aSubmission('http://shop/account-information', {
    ...{ intent: 'password', current_password: 'the old one', password: 'short' },
  });
  const answer = await action({ context, request, params: {} } as never);
  expect(answer).toMatchObject({
    data: { errors: { password: ['password_too_short'] }, values: { intent: 'password' } },
  });
  expect(JSON.stringify(answer)).not.toContain('the old one');
});

test('language, currency and market are saved on the device too, and the page is loaded again in the language', async () => {
  const { context, page, sent } = aPage({
    '/api/auth/getCurrentUser': { user: aUser() },
    '/api/auth/update-preferences': { user: aUser() },
  });
  const remembered: object[] = [];
  Object.assign(page, { remember: (preferences: object) => remembered.push(preferences) });
  const request = aSubmission('http://shop/en/account-information', {
    ...{ intent: 'preferences', language_id: '2', currency_id: '2', country_id: '3' },
  });
  const answer = (await action({ context, request, params: {} } as never)) as Response;
  expect(answer.headers.get('location')).toBe('http://shop/lt/account-information?done=preferences');
  expect(sent.at(-1)?.body).toEqual({ language_id: 2, currency_id: 2, country_id: 3 });
  expect(remembered).toEqual([{ currency: 2, countryId: 3 }]);
});

test('the choices of language, currency and market are those of the brand', async () => {
  await open();
  const choices = (label: string) =>
    [...part('Language, currency and market').getByLabelText<HTMLSelectElement>(label).options].map(
      ({ text }) => text,
    );
  expect(choices('Language')).toContain('Lietuvių');
  expect(choices('Currency')).toEqual(['EUR', 'USD']);
  expect(choices('Deliver to')).toEqual(['Lithuania', 'Latvia', 'Estonia']);
});

test.each([
  ['contact details', { intent: 'contact', first_name: 'Ona', last_name: 'Petraitė', phone: '' }],
  ['a decision about news', { intent: 'news', subscribed: '1' }],
  ['settings', { intent: 'preferences', language_id: '2', currency_id: '1', country_id: '1' }],
])('R-ROL-05: %s are not sent without a user; the visitor is redirected to the login', async (_, fields) => {
  const { context, sent } = aPage({ '/api/auth/getCurrentUser': { user: null } }, { hasSession: false });
  const request = aSubmission('http://shop/account-information', fields);
  const answer = (await action({ context, request, params: {} } as never)) as Response;
  expect(answer.headers.get('location')).toBe('/login?redirect=%2Faccount-information&ended=1');
  await loader({ context, request, params: {} } as never);
  expect(new Set(sent.map(({ url }) => url))).toEqual(new Set(['/api/auth/getCurrentUser']));
});

test('news are off until they are chosen, and the choice is saved', async () => {
  const sent: boolean[] = [];
  server.use(
    answering(ownAccountContract.updateSubscription, ({ body }) => {
      sent.push(body.subscribed);
      return { status: true as const, result: body.subscribed };
    }),
  );
  const { place } = await open();
  const box = () => part('News and offers').getByRole<HTMLInputElement>('checkbox');
  expect(box().checked).toBe(false);
  fireEvent.click(box());
  press('Save my choice');
  await waitFor(() => expect(place()).toBe('/account-information?done=news'));
  expect(sent).toEqual([true]);
  expect(await screen.findByText('Your choice about news is saved.')).toBeDefined();
  expect(box().checked).toBe(true);
});

test('devices are listed with this one marked, and another can be logged out', async () => {
  const ended: number[] = [];
  server.use(
    answering(ownAccountContract.endSession, ({ body }) => {
      ended.push(body.id);
      return { status: true as const };
    }),
  );
  const { place } = await open();
  const devices = part('Devices');
  expect(devices.getByText('Chrome, Windows')).toBeDefined();
  expect(devices.getByText('This device')).toBeDefined();
  expect(devices.getByText('Unknown device')).toBeDefined();
  expect(devices.queryByRole('button', { name: 'Log out Chrome, Windows' })).toBeNull();
  expect(devices.getAllByText('Last seen 2026-11-24 16:14')).toHaveLength(2);
  press('Log out Safari, iOS');
  await waitFor(() => expect(place()).toBe('/account-information?done=device'));
  expect(ended).toEqual([2]);
  expect(await screen.findByText('The device is logged out.')).toBeDefined();
});

test('another client in the same tab sees none of the earlier typed text', async () => {
  sessionStorage.setItem('shop.draft-owner', '99');
  sessionStorage.setItem('shop.draft.contact', '{"first_name":"Rasa"}');
  await open();
  expect(sessionStorage.getItem('shop.draft.contact')).toBeNull();
});
