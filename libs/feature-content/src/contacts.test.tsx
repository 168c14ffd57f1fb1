import { configurationContract } from '@shop/contracts/configuration';
import { contentContract, type WriteLetter } from '@shop/contracts/content';
import { CONSENT_VERSION, writeConsent } from '@shop/domain/consent';
import { answering, createShopServer, refusing } from '@shop/testing';
import { aSite, renderRoute } from '@shop/testing-react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { content } from './index.ts';
import './contacts-page/contacts-page.tsx';

const server = createShopServer();
beforeEach(() => server.use(answering(configurationContract.storeConfig, aSite())));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fillAll = () => {
  fill('Name', 'Ona');
  fill('E-mail', 'ona@post.example');
  fill('Topic', 'delivery');
  fill('Message', 'Where is it?');
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the message' }));

test('the page has the seller’s address, phone and hours, and a form of plain fields', async () => {
  await renderRoute(content, { at: '/contacts' });
  for (const text of [/Uosto g\. 1/, '+370 46 000 184', /On weekdays, \d\d:00–\d\d:00/])
    expect(screen.getByText(text)).toBeTruthy();
  const form = screen.getByLabelText<HTMLInputElement>('Name').form!;
  expect([form.method, [...new FormData(form).keys()]]).toEqual([
    'post',
    ['key', 'website', 'name', 'email', 'topic', 'order_number', 'message'],
  ]);
});

test('a letter is sent with its topic, and the page says where the answer comes', async () => {
  const sent: WriteLetter[] = [];
  server.use(
    answering(contentContract.write, ({ body }) => {
      sent.push(body);
      return { status: true as const };
    }),
  );
  const { place } = await renderRoute(content, { at: '/contacts' });
  fillAll();
  send();
  await waitFor(() => expect(place()).toBe('/contacts?done=sent'));
  expect(sent).toEqual([
    {
      ...{ name: 'Ona', email: 'ona@post.example', order_number: '', topic: 'delivery' },
      ...{ message: 'Where is it?', website: '' },
    },
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your message is sent' })).toBeTruthy();
});

test('a refused letter keeps what was typed', async () => {
  server.use(refusing(contentContract.write, { errors: { email: ['email'] } }));
  await renderRoute(content, { at: '/contacts' });
  fillAll();
  send();
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Where is it?');
});

const chatty = () => {
  const { site, ...more } = aSite();
  const languages = site.languages.map(({ pivot, ...language }) => ({
    ...language,
    pivot: { ...pivot, live_agent_id: 'nordport/ab12' },
  }));
  return { ...more, site: { ...site, languages } };
};

test('the chat is loaded only when it is opened and allowed; one that does not come leaves the other ways', async () => {
  await renderRoute(content, { at: '/contacts', site: chatty() });
  const scripts = () =>
    [...document.querySelectorAll('script[src*="ladesk"]')].map((one) => one.getAttribute('src'));
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open the chat' }));
  open();
  await screen.findByText(/The chat sets cookies/);
  expect(scripts()).toEqual([]);
  document.cookie = `shop_consent=${writeConsent({ version: CONSENT_VERSION, granted: ['preferences'], id: 'k'.repeat(20) })}`;
  open();
  await waitFor(() => expect(scripts()).toEqual(['https://nordport.ladesk.com/scripts/track.js']));
  document.querySelector('script[src*="ladesk"]')?.dispatchEvent(new Event('error'));
  await screen.findByText('The chat cannot be reached. Please write or call.');
  document.cookie = 'shop_consent=; max-age=0';
});

test('a site without a chat has no word of it', async () => {
  await renderRoute(content, { at: '/contacts' });
  expect(screen.queryByText('Live chat')).toBeNull();
});
