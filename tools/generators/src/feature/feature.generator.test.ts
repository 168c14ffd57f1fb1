import { beforeEach, describe, expect, test } from 'vitest';
import type { Tree } from '@nx/devkit';
import { extendUnion } from '../source-text.ts';
import { createWorkspaceTree, textOf } from '../workspace-tree.ts';
import featureGenerator from './feature.generator.ts';
import { listFeature } from './join-workspace.ts';

const LIBRARY = 'libs/feature-gift-cards';
let tree: Tree;
beforeEach(() => {
  tree = createWorkspaceTree();
});

describe('a new feature', () => {
  test('is a library with one page: address, loader, view, story, test, four languages', async () => {
    await featureGenerator(tree, { name: 'gift-cards' });
    const files = tree
      .listChanges()
      .filter(({ type, path }) => type === 'CREATE' && path.startsWith(LIBRARY));
    expect(files.map(({ path }) => path.slice(LIBRARY.length + 1)).sort()).toEqual([
      'README.md',
      ...['en', 'lt', 'lv', 'ee'].map((locale) => `lang/${locale}.json`).sort(),
      'package.json',
      'project.json',
      ...['loader.ts', 'test.tsx', 'tsx'].map((end) => `src/gift-cards-page/gift-cards-page.${end}`),
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

  test('says the same things in every language', async () => {
    await featureGenerator(tree, { name: 'gift-cards' });
    const idsOf = (locale: string) => Object.keys(JSON.parse(textOf(tree, `${LIBRARY}/lang/${locale}.json`)));
    for (const locale of ['lt', 'lv', 'ee']) expect(idsOf(locale)).toEqual(idsOf('en'));
    expect(idsOf('en')).toEqual(['giftCards.title', 'giftCards.lead']);
  });

  test('is known to every brand, to links, to the frame and to npm', async () => {
    await featureGenerator(tree, { name: 'gift-cards' });
    for (const brand of ['lt', 'lv', 'ee', 'pj', 'tp', 'wl', 'nl', 'ae']) {
      const features = textOf(tree, `apps/${brand}/src/features.ts`);
      expect(features).toContain("import { giftCards } from '@shop/feature-gift-cards';");
      expect(features).toMatch(/= \[[^\]]*orders,\s*giftCards,?\s*\];/);
    }
    expect(textOf(tree, 'libs/paths/src/paths.ts')).toContain("giftCards: path('/gift-cards'),");
    expect(textOf(tree, 'libs/page/src/feature.ts')).toMatch(/FeatureKey =[^;]*'gift-cards'/);
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

  test('the lock file changes in these two places alone', async () => {
    const before = textOf(tree, 'package-lock.json').split('\n').length;
    await featureGenerator(tree, { name: 'gift-cards' });
    expect(textOf(tree, 'package-lock.json').split('\n')).toHaveLength(before + 8);
  });

  test('that brands can leave out asks to be left out with them', async () => {
    const config = 'libs/brand/src/brand-config.ts';
    tree.write(config, extendUnion(textOf(tree, config), 'BrandFeature', 'gift-cards'));
    await featureGenerator(tree, { name: 'gift-cards' });
    expect(textOf(tree, `${LIBRARY}/src/index.ts`)).toContain("requires: 'gift-cards'");
    expect(textOf(tree, `${LIBRARY}/src/gift-cards.routes.ts`)).toContain("requires: 'gift-cards'");
    expect(tree.listChanges().map(({ path }) => path)).not.toContain('libs/page/src/feature.ts');
  });

  test.each(['Gifts', 'gift_cards', '../gifts', 'orders', 'my-orders', ''])(
    '%s is refused and nothing is written',
    async (name) => {
      await expect(featureGenerator(tree, { name })).rejects.toThrow();
      expect(tree.listChanges()).toEqual([]);
    },
  );
});

test('a brand’s features are imported in order and shown in theirs', () => {
  const before =
    "import { b } from '@shop/feature-b';\nimport { d } from '@shop/feature-d';\n\n" +
    'export const features: readonly Feature[] = [d, b];\n';
  expect(listFeature(before, 'c')).toBe(
    "import { b } from '@shop/feature-b';\nimport { c } from '@shop/feature-c';\nimport { d } from '@shop/feature-d';\n\n" +
      'export const features: readonly Feature[] = [d, b, c];\n',
  );
});
