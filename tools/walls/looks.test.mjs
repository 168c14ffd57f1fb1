import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { createNoBrandComparison } from './no-brand-comparison.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: ROOT });

const lint = async (code, file) => {
  const [{ messages }] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  return messages.filter(({ ruleId }) => ruleId?.startsWith('shop/')).map(({ message }) => message);
};

const VIEW = 'libs/feature-cart/src/canary/canary.tsx';
const SHEET = 'libs/feature-cart/src/canary/canary.css.ts';
const sheet = (rule) =>
  `import { theme } from '@shop/ui-theme/theme';\nimport { style } from '@vanilla-extract/css';\nexport const box = style(${rule});`;

const comparisons = [
  `export const isHome = (brand: { key: string }) => brand.key === 'lt';`,
  `export const isGulf = (brandKey: string) => 'ae' !== brandKey;`,
  `export const isNew = (brandKey: string) => brandKey === 'qq';`,
  'export const isNew = (brandKey: string) => brandKey === `qq`;',
  `const NEW = 'qq'; export const isNew = (page: { brandKey: string }) => page.brandKey === NEW;`,
  `export const isNew = (page: { brand?: { key: string } }) => page.brand?.key === 'qq';`,
  `export const isNew = (brand: { key: string }) => { const { key } = brand; return key === 'qq'; };`,
  `export const isNew = (brand: { key: string }) => { const shop = brand.key; return shop === 'qq'; };`,
  `type BrandConfig = { key: string }; export const isNew = ({ key }: BrandConfig) => key === 'qq';`,
  `export const isHome = (brand: string) => brand === 'lt';`,
  `export const isGulf = (shop: string) => shop === 'ae';`,
  `export const tone = (shop: string) => { switch (shop) { case 'pj': return 1; default: return 2; } };`,
  `export const tone = (brand: { key: string }) => { switch (brand.key) { default: return 1; } };`,
  `export const isBaltic = (brand: { key: string }) => ['lt', 'lv'].includes(brand.key);`,
  `export const isBaltic = (brand: { key: string }) => brand.key.startsWith('l');`,
  `export const tone = (brand: { key: string }) => ({ qq: 1 })[brand.key as 'qq'];`,
];
for (const code of comparisons)
  test(`a library may not contain: ${code}`, async () => {
    assert.match((await lint(code, VIEW)).join(), /never compares a brand’s key.+brand\.config\.ts/);
  });

const harmless = [
  `export const isHome = (locale: string) => locale === 'lt';`,
  `export const isSame = (brandKey: string, other: { brandKey: string }) => brandKey === other.brandKey;`,
  `export const isMade = (brand: string) => brand === 'kestrel';`,
  `export const isShown = (item: { key: string }) => item.key === 'lt';`,
];
for (const code of harmless)
  test(`a library may contain: ${code}`, async () => {
    assert.deepEqual(await lint(code, VIEW), []);
  });

test('the brands that may not be compared are those of the tree, including later ones', () => {
  const linter = new Linter();
  const rule = (brands) => [
    {
      languageOptions: { parser: tseslint.parser },
      plugins: { shop: { rules: { compared: createNoBrandComparison(brands) } } },
      rules: { 'shop/compared': 'error' },
    },
  ];
  const code = `export const isNew = (shop) => shop === 'qq';`;
  assert.equal(linter.verify(code, rule(['lt', 'ae'])).length, 0);
  assert.equal(linter.verify(code, rule(['lt', 'ae', 'qq'])).length, 1);
});

const colours = [
  `{ color: '#b4230f' }`,
  `{ color: '#FFF' }`,
  `{ background: 'rgb(0 0 0 / .5)' }`,
  `{ color: 'oklch(60% .2 30)' }`,
  `{ borderColor: 'white' }`,
  '{ border: `${theme.border.width} solid #000` }',
  `{ boxShadow: '0 1px 2px black' }`,
  '{ background: `color-mix(in srgb, ${theme.color.text} 20%, red)` }',
  `{ selectors: { '&:hover': { outline: '2px solid tomato' } } }`,
  `{ vars: { '--own': 'hsl(200 50% 50%)' } }`,
];
for (const rule of colours)
  test(`a style sheet may not contain: ${rule}`, async () => {
    assert.match(
      (await lint(sheet(rule), SHEET)).join(),
      /same in every theme: ask for a role.+theme-shape\.ts/,
    );
  });

const roles = [
  `{ color: theme.color.text, background: 'transparent', fill: 'currentColor' }`,
  '{ background: `color-mix(in srgb, ${theme.color.text} 20%, transparent)` }',
  `{ maskImage: 'url(#fade)', content: '"#fff"', whiteSpace: 'nowrap', gridArea: 'gold' }`,
  `{ selectors: { '&[data-tone="red"]': { color: theme.color.text } } }`,
];
for (const rule of roles)
  test(`a style sheet may contain: ${rule}`, async () => {
    assert.deepEqual(await lint(sheet(rule), SHEET), []);
  });

test('only a theme may contain literal colours', async () => {
  const tokens = `export const tokens = { text: '#123456' };`;
  assert.deepEqual(await lint(tokens, 'libs/ui-theme/themes/nl/src/canary.css.ts'), []);
  assert.equal((await lint(tokens, 'libs/ui-theme/src/canary/canary.css.ts')).length, 1);
});

test('the drawing of a component may not contain a literal colour either', async () => {
  const drawn = (fill) =>
    `export const Dot = ({ hex }: { hex: string }) => <svg><circle fill=${fill} r={2} /></svg>;`;
  assert.match((await lint(drawn('"#000"'), VIEW)).join(), /ask for a role/);
  assert.deepEqual(await lint(drawn('{hex}'), VIEW), []);
  assert.deepEqual(await lint(drawn('"none"'), VIEW), []);
});

const styled = [
  `export const Box = () => <div style={{ margin: 4 }} />;`,
  `export const Box = () => <div {...{ style: { margin: 4 } }} />;`,
];
for (const code of styled)
  test(`a feature may not render: ${code}`, async () => {
    assert.match((await lint(code, VIEW)).join(), /No style attribute: write the look in a \.css\.ts/);
    assert.equal((await lint(code, 'libs/ui-theme/src/canary/canary.tsx')).length, 1);
  });

test('a story may use a style for its frame', async () => {
  assert.deepEqual(await lint(styled[0], 'libs/feature-cart/src/canary/canary.stories.tsx'), []);
});
