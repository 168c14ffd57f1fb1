import { expect, test } from 'vitest';
import { matchingCategories } from './matching-categories.ts';

const category = (slug: string, name: string, children: ReturnType<typeof leaf>[] = []) => ({
  ...leaf(slug, name),
  children,
});
const leaf = (slug: string, name: string): Parameters<typeof matchingCategories>[0][number] => ({
  ...{ id: slug.length, slug, name, parent_id: null, position: 0, pageTitle: name },
  filterable_additional_fields: [],
  display_in_marketplace: true,
  children: [],
});
const TREE = [
  category('clothes', 'Drabužiai', [category('clothes/shoes', 'Vaikiški batai')]),
  category('shoes', 'Batai', [leaf('shoes/boots', 'Aulinukai ir ilgaauliai')]),
];
const found = (term: string, most = 9) => matchingCategories(TREE, term, most).map(({ slug }) => slug);

test('a category is found by the beginning of any of its words, without accents', () => {
  expect(found('vaikisk')).toEqual(['clothes/shoes']);
  expect(found('ILGA')).toEqual(['shoes/boots']);
});

test('the middle of a word finds nothing', () => {
  expect(found('auliai')).toEqual([]);
});

test('the highest level comes first, and lower ones show their parents', () => {
  expect(matchingCategories(TREE, 'batai', 9)).toEqual([
    { slug: 'shoes', name: 'Batai', parents: [] },
    { slug: 'clothes/shoes', name: 'Vaikiški batai', parents: ['Drabužiai'] },
  ]);
  expect(found('batai', 1)).toEqual(['shoes']);
});
