import { expect, test } from 'vitest';
import { structuredDataTag } from './structured-data-tag.ts';

test('data for search engines is in one block that no text can end', () => {
  const tag = structuredDataTag([{ '@type': 'Product', name: '</script><b>Kuprinė' }]);
  expect(tag).toMatch(/^<script type="application\/ld\+json">[^<]+<\/script>$/);
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(tag) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name: '</script><b>Kuprinė' }],
  });
});

test('a page without such data has no block', () => {
  expect(structuredDataTag([])).toBe('');
});
