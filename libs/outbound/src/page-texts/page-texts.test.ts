import path from 'node:path';
import { expect, test } from 'vitest';
import { collectPageTexts, loadPageTexts } from './index.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');
const texts = collectPageTexts(REPOSITORY);
const byKey = new Map(texts.map((text) => [text.key, text]));

test('a text of a page has its four languages, its library, and stories of its page', () => {
  expect(byKey.get('cart.title')).toMatchObject({
    library: 'feature-cart',
    in: { en: expect.any(String), ee: expect.any(String) },
  });
  expect(byKey.get('cart.title')?.stories).toContainEqual({
    ...{ title: 'Pages/Cart', id: expect.stringMatching(/^pages-cart--/) },
  });
});

test('texts of mails and of the office are not among them, and no key is there twice', () => {
  expect(texts.filter(({ key }) => key.startsWith('mail.') || key.startsWith('office.'))).toEqual([]);
  expect(byKey.size).toBe(texts.length);
});

test('a brand with a wording of its own has it in each language', () => {
  expect(byKey.get('marketplace.home.heading')?.own).toMatchObject({
    ae: { en: 'The best of America, in the Emirates', ee: expect.stringContaining('Emiraatides') },
  });
  expect(byKey.get('cart.title')?.own).toEqual({});
});

test('a program that runs from its source reads the sources', () => {
  expect(loadPageTexts(path.join(REPOSITORY, 'apps/api/src'))).toEqual(texts);
});
