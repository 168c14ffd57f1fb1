import { expect, test } from 'vitest';
import { inScheme } from './page-scheme.ts';

const PAGE =
  '<!DOCTYPE html><html lang="lt" class="t"><head>' +
  '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">' +
  '<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">' +
  '</head><body><p>&lt;html media="(prefers-color-scheme: dark)" €</p></body></html>';

const shown = (scheme: 'light' | 'dark' | undefined) =>
  Buffer.from(inScheme(Buffer.from(PAGE), scheme)).toString();

test('a page has the chosen colours, and the browser’s theme colour, from its first byte', () => {
  expect(shown('dark')).toBe(
    PAGE.replace('<html', '<html data-scheme="dark"')
      .replace('content="#fff" media="(prefers-color-scheme: light)"', 'content="#fff" media="not all"')
      .replace('content="#000" media="(prefers-color-scheme: dark)"', 'content="#000"'),
  );
  expect(shown('light')).toContain('<html data-scheme="light" lang="lt"');
  expect(shown('light')).toContain('content="#fff">');
});

test('without a choice a page follows the system’s preference', () => {
  expect(shown(undefined)).toBe(PAGE);
});

test('an answer that is not a page is unchanged', () => {
  expect(inScheme(Buffer.from('{}'), 'dark').toString()).toBe('{}');
});
