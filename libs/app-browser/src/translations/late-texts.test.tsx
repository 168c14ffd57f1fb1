import { configurationContract } from '@shop/contracts/configuration';
import { SpeechProvider, useSpeech, type MessagesByLanguage } from '@shop/i18n';
import type { PageContext } from '@shop/page';
import { answering, createShopServer } from '@shop/testing';
import { createTestPage } from '@shop/testing-react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { memo } from 'react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { learnLateTexts } from './late-texts.ts';
import { createRedraw } from './redraw.ts';

const server = createShopServer();
afterAll(() => server.close());
afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.restoreAllMocks();
});

const dictionary = { cart: 'Cart', left: '{n, plural, one {# item} other {# items}}', hello: 'Hello' };
const load = async () => ({ default: dictionary });
const messages: MessagesByLanguage = { en: load, lt: load, lv: load, ee: load };

/** Rendered again only when another speech is provided, like everything below the router. */
const Words = memo(() => {
  const { say } = useSpeech();
  return <p>{`${say('cart')} ${say('left', { n: 2 })} ${say('hello')}`}</p>;
});
const words = () => screen.getByRole('paragraph').textContent;

const openPage = async () => {
  const page = createTestPage({ locale: 'en' });
  await page.speech.learn(messages);
  const show = (shown: PageContext) => (
    <SpeechProvider speech={shown.speech}>
      <Words />
    </SpeechProvider>
  );
  const { rerender } = render(show(page));
  const redraw = createRedraw(page, (shown) => rerender(show(shown)));
  return { page, learn: () => act(() => learnLateTexts(page, redraw)), redraw };
};

test('a page rendered without staff’s texts fetches them, for a minute at most, and shows them', async () => {
  server.use(
    answering(configurationContract.translations, () => ({
      'en.translation.cart': 'Trolley',
      'en.translation.left': '{n, plural, other {{n} pieces}}',
      'en.translation.hello': 'Hello {missing}',
      'lt.translation.cart': 'Vežimėlis',
    })),
  );
  const patience = vi.spyOn(AbortSignal, 'timeout');
  const { learn, page } = await openPage();
  expect(words()).toBe('Cart 2 items Hello');
  await learn();
  expect(patience.mock.calls).toEqual([[60_000]]);
  // A text with a plural, and one with a missing value, keep the catalogue's wording.
  expect(words()).toBe('Trolley 2 items Hello');
  // Staff's texts also override a catalogue that is loaded later.
  await page.speech.learn({ ...messages });
  expect(page.speech.say('cart')).toBe('Trolley');
});

test('the page is unchanged while no answer comes, and when there is none', async () => {
  server.use(http.all('*/api/translations/translationMessages', () => HttpResponse.error()));
  const { learn } = await openPage();
  await learn();
  expect(words()).toBe('Cart 2 items Hello');
});

test('elements outside of a later render keep their last text', () => {
  const page = createTestPage();
  const draw = vi.fn();
  const redraw = createRedraw(page, draw);
  redraw({ beside: 'toggler' });
  redraw();
  expect(draw.mock.calls.map(([, beside]) => beside)).toEqual(['toggler', 'toggler']);
  const [first, second] = draw.mock.calls.map(([shown]) => (shown as PageContext).speech);
  expect(first).not.toBe(second);
});
