import { expect, test } from 'vitest';
import { leavesTo } from './leads-to.ts';
import { someOf } from '../some-of.ts';
import { VECTORS } from './vectors.ts';

const BASE = 'http://lt.localhost:4500/en/login';
const html = (text: string) => ({ status: 200, text, headers: { 'content-type': 'text/html' }, cookies: [] });
const moved = (location: string) => ({ status: 303, text: '', headers: { location }, cookies: [] });

test('there are more than 200 vectors, each once', () => {
  expect(VECTORS.length).toBeGreaterThan(200);
  expect(new Set(VECTORS).size).toBe(VECTORS.length);
  expect(new Set(someOf(VECTORS, 12)).size).toBe(12);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/en',
  '/\t/evil.example',
  'javascript:alert(1)',
])('a header, a link, a form and a refresh to %j are found', (address) => {
  const written = address.replaceAll('&', '&amp;');
  expect(leavesTo(moved(address), BASE)).toEqual([address]);
  expect(leavesTo(html(`<a class="x" href="${written}">`), BASE)).toEqual([address]);
  expect(leavesTo(html(`<form action="${written}">`), BASE)).toEqual([address]);
  expect(leavesTo(html(`<meta http-equiv="refresh" content="5;url=${written}">`), BASE)).toEqual([address]);
});

test('an address of the shop is not reported, with any query', () => {
  for (const address of [
    '/en',
    '/en/login?redirect=https%3A%2F%2Fevil.example',
    '/en/%2f%2fevil.example',
    '?a=//evil.example',
  ])
    expect(leavesTo(moved(address), BASE)).toEqual([]);
});

test('a redirect without an address is a fault', () => {
  expect(leavesTo({ status: 302, text: '', headers: {}, cookies: [] }, BASE)).toEqual([
    'a redirect to nowhere',
  ]);
});
