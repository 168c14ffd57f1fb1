import { expect, test } from 'vitest';
import { chooseStories } from './chosen-stories.ts';
import { readPictureOptions } from './picture-options.ts';

const entries = Object.fromEntries(
  ['pages-cart--full', 'pages-cart--empty', 'pages-faq--faq'].map((id) => [id, { id, type: 'story' }]),
);
const index = { entries: { ...entries, 'pages-cart--docs': { id: 'pages-cart--docs', type: 'docs' } } };

test('each story that a text names is taken once, and one that Storybook lacks is named', () => {
  expect(
    chooseStories(index, ['pages-faq--faq', 'pages-cart--full', 'pages-cart--full', 'pages-cart--docs'], []),
  ).toEqual({ ids: ['pages-cart--full', 'pages-faq--faq'], missing: ['pages-cart--docs'] });
  expect(chooseStories(index, ['pages-faq--faq', 'pages-cart--full'], ['cart']).ids).toEqual([
    'pages-cart--full',
  ]);
});

test('the command needs one folder, and knows its options', () => {
  expect(readPictureOptions(['out', '--only', 'cart', '--built', 'dist/storybook'])).toEqual({
    folder: 'out',
    built: 'dist/storybook',
    only: ['cart'],
  });
  for (const args of [[], ['a', 'b'], ['out', '--wide']]) expect(readPictureOptions(args)).toBeNull();
});
