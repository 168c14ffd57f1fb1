import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerConsent } from './answer-consent.ts';

const GIVEN = `2.psm.${'k'.repeat(20)}`;
const show = () => {
  document.body.innerHTML = `<main id="main" tabindex="-1"></main>
    <section data-consent><form method="post" action="/en/consent"><input type="hidden" name="back" value="/cart">
      <button name="choice" value="all">Allow all</button></form></section>`;
  return document.querySelector('button')!;
};
const question = () => document.querySelector('[data-consent]');

beforeEach(() => (document.cookie = 'shop_consent=; max-age=0'));
afterEach(() => vi.unstubAllGlobals());

test('an answer is sent without leaving the page, and the question goes away', async () => {
  const sent: [string, string | undefined, string][] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    const path = new URL(url, location.href).pathname;
    // Test files share one document: a question of an earlier file may still be asked here.
    if (path !== '/en/consent') return;
    sent.push([path, method, String(body)]);
    document.cookie = `shop_consent=${GIVEN}`;
  });
  const onAnswered = vi.fn();
  const button = show();
  answerConsent(onAnswered);
  button.focus();
  button.click();
  await vi.waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  expect(question()).toBeNull();
  expect(document.activeElement?.id).toBe('main');
  expect(sent).toEqual([['/en/consent', 'POST', 'back=%2Fcart&choice=all']]);
});

test('an answer that cannot be sent goes the plain way', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  const plain = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  const onAnswered = vi.fn();
  const button = show();
  answerConsent(onAnswered);
  button.click();
  await vi.waitFor(() => expect(plain).toHaveBeenCalledWith(button));
  expect(question()).not.toBeNull();
  expect(onAnswered).not.toHaveBeenCalled();
  plain.mockRestore();
});

test('a page without the question has nothing to answer', () => {
  document.body.innerHTML = '<main></main>';
  expect(() => answerConsent(vi.fn())).not.toThrow();
});
