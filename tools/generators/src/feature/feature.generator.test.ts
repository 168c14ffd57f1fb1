import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFixture, textOf } from '../fixture.ts';
import featureGenerator, { type FeatureRequest } from './feature.generator.ts';
import { listFeature } from './join-workspace.ts';

const LIBRARY = 'libs/feature-gift-cards';
let fixture: ReturnType<typeof createFixture>;
let tree: typeof fixture.tree;
beforeEach(() => {
  fixture = createFixture();
  ({ tree } = fixture);
});
afterEach(() => fixture.remove());

const TITLES = { titleLt: 'Dovanų kortelės', titleLv: 'Dāvanu kartes', titleEe: 'Kinkekaardid' };
const generate = (given: Partial<FeatureRequest> = {}) =>
  featureGenerator(tree, { name: 'gift-cards', ...TITLES, ...given });

describe('a new feature', () => {
  test('is a library with one page: address, loader, view, stories, test, four languages', async () => {
    await generate();
    const files = tree
      .listChanges()
      .filter(({ type, path }) => type === 'CREATE' && path.startsWith(LIBRARY));
    expect(files.map(({ path }) => path.slice(LIBRARY.length + 1)).sort()).toEqual([
      'README.md',
      ...['en', 'lt', 'lv', 'ee'].map((locale) => `lang/${locale}.json`).sort(),
      'package.json',
      'project.json',
      ...['loader.ts', 'stories.tsx', 'test.tsx', 'tsx'].map(
        (end) => `src/gift-cards-page/gift-cards-page.${end}`,
      ),
      ...['stories.tsx', 'tsx'].map((end) => `src/gift-cards-page/gift-cards-view.${end}`),
      'src/gift-cards.routes.ts',
      'src/index.ts',
      'src/messages.ts',
      'tsconfig.json',
    ]);
    expect(JSON.parse(textOf(tree, `${LIBRARY}/project.json`))).toMatchObject({
      tags: ['type:feature', 'platform:shared'],
    });
  });

  test('has the same messages in every language', async () => {
    await generate();
    const idsOf = (locale: string) => Object.keys(JSON.parse(textOf(tree, `${LIBRARY}/lang/${locale}.json`)));
    for (const locale of ['lt', 'lv', 'ee']) expect(idsOf(locale)).toEqual(idsOf('en'));
    expect(idsOf('en')).toEqual(['giftCards.title', 'giftCards.lead']);
  });

  test('has the given title in each language; the English default is its name', async () => {
    const titleIn = (locale: string) =>
      JSON.parse(textOf(tree, `${LIBRARY}/lang/${locale}.json`))['giftCards.title'];
    await generate();
    expect(['en', 'lt', 'lv', 'ee'].map(titleIn)).toEqual([
      'Gift cards',
      'Dovanų kortelės',
      'Dāvanu kartes',
      'Kinkekaardid',
    ]);
  });

  test('without a title in a language is refused with the names of the missing languages', async () => {
    await expect(generate({ titleLt: '', titleEe: ' ' })).rejects.toThrow(
      "the page has no title in lt, ee: add --title-lt='…' --title-ee='…'",
    );
    expect(tree.listChanges()).toEqual([]);
    await generate({ title: 'Gifts to send' });
    expect(textOf(tree, `${LIBRARY}/lang/en.json`)).toContain('"Gifts to send"');
  });

  test('is added to every brand, to paths, to Storybook and to npm', async () => {
    await generate();
    for (const file of [
      'apps/aa/src/features.ts',
      'apps/bb/src/features.ts',
      'tools/storybook/src/pages/features.ts',
    ]) {
      expect(textOf(tree, file)).toContain("import { giftCards } from '@shop/feature-gift-cards';");
      expect(textOf(tree, file)).toMatch(/= \[[^\]]*orders,\s*giftCards,?\s*\];/);
    }
    expect(textOf(tree, 'libs/paths/src/paths.ts')).toContain("giftCards: path('/gift-cards'),");
    const { packages } = JSON.parse(textOf(tree, 'package-lock.json'));
    expect(packages['libs/feature-gift-cards']).toEqual({
      name: '@shop/feature-gift-cards',
      version: '0.0.0',
    });
    expect(packages['node_modules/@shop/feature-gift-cards']).toEqual({
      resolved: 'libs/feature-gift-cards',
      link: true,
    });
  });

  test('can be switched off by every brand, with its page', async () => {
    await generate();
    expect(textOf(tree, 'libs/brand/src/brand-config.ts')).toMatch(
      /BrandFeature =[^;]*'quotes' \| 'gift-cards';/,
    );
    expect(textOf(tree, `${LIBRARY}/src/index.ts`)).toContain("requires: 'gift-cards'");
    expect(textOf(tree, `${LIBRARY}/src/gift-cards.routes.ts`)).toContain("requires: 'gift-cards'");
    await generate({ name: 'blog' });
    expect(textOf(tree, 'libs/brand/src/brand-config.ts').match(/'blog'/g)).toHaveLength(1);
  });

  test('has a story of its page in the frame, and one of its view', async () => {
    await generate();
    const folder = `${LIBRARY}/src/gift-cards-page`;
    expect(textOf(tree, `${folder}/gift-cards-page.stories.tsx`)).toContain("atPage({ at: '/gift-cards' })");
    expect(textOf(tree, `${folder}/gift-cards-view.stories.tsx`)).toContain('component: GiftCardsView');
  });

  test('changes the lockfile in two places only', async () => {
    const before = textOf(tree, 'package-lock.json').split('\n').length;
    await generate();
    expect(textOf(tree, 'package-lock.json').split('\n')).toHaveLength(before + 8);
  });

  test.each(['Gifts', 'gift_cards', '../gifts', 'cart', ''])(
    '%s is refused and nothing is written',
    async (name) => {
      await expect(generate({ name })).rejects.toThrow();
      expect(tree.listChanges()).toEqual([]);
    },
  );
});

test('a brand’s features are imported in alphabetical order and listed in their own', () => {
  const before =
    "import { b } from '@shop/feature-b';\nimport { d } from '@shop/feature-d';\n\n" +
    'export const features: readonly Feature[] = [d, b];\n';
  expect(listFeature(before, 'c')).toBe(
    "import { b } from '@shop/feature-b';\nimport { c } from '@shop/feature-c';\nimport { d } from '@shop/feature-d';\n\n" +
      'export const features: readonly Feature[] = [d, b, c];\n',
  );
});
