import { newslettersContract } from '@shop/contracts/newsletters';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { account } from '../index.ts';
import { aPage, aSubmission } from '../testing.ts';
import './confirm-newsletter.tsx';
import { action as end } from './end-newsletter.action.ts';
import './end-newsletter.tsx';
import { action } from './newsletter-page.action.ts';
import './newsletter-page.tsx';

const TOKEN = 'a'.repeat(43);
const CONFIRM = `/newsletter/confirm/${TOKEN}`;
const sent: object[] = [];
const server = createShopServer(
  answering(newslettersContract.ask, ({ body }) => {
    sent.push(body);
    return { status: true as const };
  }),
  answering(newslettersContract.confirm, ({ body }) => {
    sent.push(body);
    return { status: true as const };
  }),
  answering(newslettersContract.end, ({ body }) => {
    sent.push(body);
    return { status: true as const };
  }),
);
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
});
afterAll(() => server.close());

test('no topic is chosen beforehand; an address asks for the chosen ones, and is told to look into the mailbox', async () => {
  const { place } = await renderRoute(account, { at: '/newsletter' });
  fireEvent.change(screen.getByRole('textbox', { name: /E-mail/ }), {
    target: { value: 'ona@post.example' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Offers' }));
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(place()).toBe('/newsletter?done=sent'));
  expect(sent).toEqual([{ email: 'ona@post.example', topics: ['offers'], website: '' }]);
  expect(await screen.findByText('Check your mailbox')).toBeDefined();
});

test('a wrong address and missing topics are refused by name, and nothing typed is lost', async () => {
  const { context, sent: calls } = aPage({});
  const request = aSubmission('http://shop/newsletter', { email: 'ona' });
  const answer = await action({ context, request, params: {} } as never);
  expect(JSON.stringify(answer)).toContain('newsletter.topic_missing');
  expect(answer).toMatchObject({ data: { values: { email: 'ona' } } });
  expect(calls).toEqual([]);
});

test('opening the mailed link confirms nothing; its button does', async () => {
  const { place } = await renderRoute(account, { at: CONFIRM });
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(place()).toBe(`${CONFIRM}?done=confirmed`));
  expect(sent).toEqual([{ token: TOKEN }]);
});

test('a link that is no longer valid leads to the form', async () => {
  server.use(
    refusing(newslettersContract.confirm, {
      status: 422,
      message: 'newsletter.link_invalid',
      errors: { token: ['newsletter.link_invalid'] },
    }),
  );
  await renderRoute(account, { at: CONFIRM });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const again = await screen.findByRole('link', { name: 'Subscribe again' });
  expect(again.getAttribute('href')).toMatch(/\/newsletter$/);
});

test('the link of a newsletter ends its topic by a button, and all of it by another', async () => {
  await renderRoute(account, { at: `/newsletter/unsubscribe/${TOKEN}?topic=tips` });
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'No more: Tips' }));
  expect(await screen.findByText(/You no longer get this kind of news: Tips/)).toBeDefined();
  expect(sent).toEqual([{ token: TOKEN, topic: 'tips' }]);
});

test('the button of a mail provider ends the topic that the link names', async () => {
  const { context, sent: calls } = aPage({ '/api/newsletter/end': {} });
  const request = aSubmission(`http://shop/newsletter/unsubscribe/${TOKEN}?topic=offers`, {
    'List-Unsubscribe': 'One-Click',
  });
  await end({ context, request, params: { token: TOKEN } } as never);
  expect(calls.map(({ body }) => body)).toEqual([{ token: TOKEN, topic: 'offers' }]);
});
