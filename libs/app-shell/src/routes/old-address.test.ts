import type { AnswerOf, pathCheckCalls } from '@shop/contracts/calls';
import { ApiProblem, type ApiClient } from '@shop/data-access';
import { expect, test } from 'vitest';
import { redirectOfOldAddress } from './old-address.ts';

type Answer = AnswerOf<typeof pathCheckCalls.find>;

const asked: unknown[] = [];
const answering = (answer: () => Promise<Answer>) => ({
  api: {
    send: (_call: unknown, body: unknown) => {
      asked.push(body);
      return answer();
    },
  } as unknown as ApiClient,
});
const leadingTo = (to: string, isPermanent = false) =>
  answering(async () => ({ status: true, redirect: { to, is_permanent: isPermanent } }));

const addressAt = (path: string, search = '', method = 'GET') => ({
  path: path + search,
  url: new URL(`http://shop.test/lt${path}${search}`),
  request: { method },
});

const follow = async (given: ReturnType<typeof answering>, search = '') => {
  const answer = await redirectOfOldAddress(given, addressAt('/old', search));
  return answer && [answer.status, answer.headers.get('location')];
};

test('an old address redirects to its new one, permanently or temporarily, with its query', async () => {
  expect(await follow(leadingTo('/c/shoes', true))).toEqual([301, '/c/shoes']);
  expect(await follow(leadingTo('/c/shoes'), '?page=2')).toEqual([302, '/c/shoes?page=2']);
  expect(await follow(leadingTo('/c/shoes#top'), '?page=2')).toEqual([302, '/c/shoes?page=2#top']);
  expect(await follow(leadingTo('/search?s=boots'), '?page=2')).toEqual([302, '/search?s=boots']);
  expect(asked.at(-1)).toEqual({ path: '/old' });
});

test('one that moved to another site redirects there, without the query of this one', async () => {
  expect(await follow(leadingTo('https://blog.example/news'), '?s=a')).toEqual([
    302,
    'https://blog.example/news',
  ]);
});

test('no redirect, no answer and an unsafe target leave the page not found', async () => {
  expect(await follow(answering(async () => ({ status: true, redirect: null })))).toBeUndefined();
  expect(
    await follow(answering(() => Promise.reject(new ApiProblem('timeout', 0, 'timeout')))),
  ).toBeUndefined();
  for (const to of ['//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(await follow(leadingTo(to)), to).toBeUndefined();
});

test('an address longer than any stored one is not looked up, nor that of a sent form', async () => {
  const before = asked.length;
  const path = `/${'a'.repeat(500)}`;
  expect(await redirectOfOldAddress(leadingTo('/cart'), addressAt(path))).toBeUndefined();
  expect(await redirectOfOldAddress(leadingTo('/cart'), addressAt('/old', '', 'POST'))).toBeUndefined();
  expect(asked).toHaveLength(before);
});
