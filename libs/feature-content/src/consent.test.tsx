import { privacyContract, type ConsentRecord } from '@shop/contracts/privacy';
import { configurationContract } from '@shop/contracts/configuration';
import { CONSENT_VERSION, readConsent, writeConsent } from '@shop/domain/consent';
import { pageContextKey } from '@shop/page';
import { answering, createShopServer, refusing } from '@shop/testing';
import { aSite, createTestPage, renderRoute } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { RouterContextProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { action } from './consent-page/consent-page.action.ts';
import { content } from './index.ts';
import './consent-page/consent-page.tsx';

const server = createShopServer();
beforeEach(() => server.use(answering(configurationContract.storeConfig, aSite())));
afterEach(() => {
  server.resetHandlers();
  document.cookie = 'shop_consent=; max-age=0';
});
afterAll(() => server.close());

const id = 'k'.repeat(20);
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('the page shows the choice of this browser, as a plain form that loads a new page', async () => {
  document.cookie = `shop_consent=${writeConsent({ version: CONSENT_VERSION, granted: ['marketing'], id })}`;
  await renderRoute(content, { at: '/consent?back=/cart' });
  expect([/Necessary/, /Preferences/, /Statistics/, /Advertising/].map((name) => box(name).checked)).toEqual([
    ...[true, false, false, true],
  ]);
  expect(box(/Necessary/).disabled).toBe(true);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save my choice' });
  expect([save.form!.method, save.form!.getAttribute('action')]).toEqual(['post', '/consent']);
  expect([...new FormData(save.form!, save)]).toEqual([
    ['back', '/cart'],
    ['marketing', 'on'],
    ['choice', 'own'],
  ]);
});

test('nothing is ticked before, and Global Privacy Control is said', async () => {
  const page = { ...createTestPage(), consent: { written: undefined, optsOut: true } };
  await renderRoute(content, { at: '/consent', page });
  for (const name of [/Preferences/, /Statistics/, /Advertising/]) expect(box(name).checked).toBe(false);
  expect(screen.getByText(/Global Privacy Control/)).toBeTruthy();
});

const choose = async (fields: Record<string, string>, written?: string) => {
  const page = createTestPage({ isServer: true });
  const context = new RouterContextProvider();
  context.set(pageContextKey, { ...page, consent: { written, optsOut: false } });
  const request = new Request('http://shop.test/consent', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const answer = await action({ context, request, params: {} } as unknown as Parameters<typeof action>[0]);
  const [where, status] = [answer.headers.get('location'), answer.status];
  return { page, where, status, choice: readConsent(page.remembered.consent) };
};

test('a choice is remembered, recorded without a person, and leads back', async () => {
  const recorded: ConsentRecord[] = [];
  server.use(
    answering(privacyContract.consent, ({ body }) => {
      recorded.push(body);
      return { status: true as const };
    }),
  );
  const all = await choose({ choice: 'all', back: '/c/shoes?page=2' });
  expect(all).toMatchObject({
    where: '/c/shoes?page=2',
    status: 303,
    choice: { granted: ['preferences', 'statistics', 'marketing'] },
  });
  const own = await choose({ choice: 'own', statistics: 'on' }, all.page.remembered.consent);
  expect(own).toMatchObject({ where: '/consent?done=saved', choice: { granted: ['statistics'] } });
  expect(own.choice?.id).toBe(all.choice?.id);
  const none = await choose({ choice: 'necessary', marketing: 'on', back: 'https://elsewhere.example' });
  expect(none).toMatchObject({ where: '/consent?done=saved', choice: { granted: [] } });
  expect((await choose({ marketing: 'on' })).choice?.granted).toEqual([]);
  expect(recorded.slice(0, 2)).toEqual([
    { id: all.choice?.id, version: CONSENT_VERSION, preferences: true, statistics: true, marketing: true },
    { id: all.choice?.id, version: CONSENT_VERSION, preferences: false, statistics: true, marketing: false },
  ]);
});

test('a choice that could not be recorded holds, and is reported', async () => {
  server.use(refusing(privacyContract.consent, { status: 503 }));
  const { page, choice } = await choose({ choice: 'necessary' });
  expect(choice).toMatchObject({ granted: [] });
  expect(page.reported).toHaveLength(1);
});
