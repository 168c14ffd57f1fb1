import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesOf } from '../files-of.ts';
import { createFixture, textOf } from '../fixture.ts';
import brandGenerator from './brand.generator.ts';
import { readColour } from './own-theme.ts';

let fixture: ReturnType<typeof createFixture>;
let tree: typeof fixture.tree;
beforeEach(() => {
  fixture = createFixture();
  ({ tree } = fixture);
});
afterEach(() => fixture.remove());

const generate = (options: object = {}) =>
  brandGenerator(tree, { key: 'nine', name: 'Ninth & Sons', primary: '#7A1FA2', ...options });

describe('a brand of one colour', () => {
  test('has a theme named by its key, with the same files as other themes and its colour', async () => {
    await generate();
    const folder = 'libs/ui-theme/themes/nine';
    expect(filesOf(tree, folder).sort()).toEqual(filesOf(tree, 'libs/ui-theme/themes/wl').sort());
    expect(textOf(tree, `${folder}/project.json`)).toContain('"name": "theme-nine"');
    expect(textOf(tree, `${folder}/project.json`)).toContain('"libs/ui-theme/themes/nine/src"');
    expect(textOf(tree, `${folder}/src/theme.test.ts`)).toContain("describeTheme('nine'");
    expect(textOf(tree, `${folder}/src/tokens.ts`)).toContain("partnerTokens('#7a1fa2')");
    expect(textOf(tree, 'apps/nine/src/brand.config.ts')).toContain("theme: 'nine'");
    expect(textOf(tree, 'apps/nine/src/theme.ts')).toBe("export * from '@shop/ui-theme/themes/nine';\n");
  });

  test('the theme is a name in the configuration and a choice in Storybook', async () => {
    await generate({ key: 'nine-lives' });
    expect(textOf(tree, 'libs/brand/src/brand-config.ts')).toMatch(/ThemeName =[^;]*'wl' \| 'nine-lives';/);
    const shown = textOf(tree, 'tools/storybook/src/themes.ts');
    expect(shown).toContain("import * as nineLives from '@shop/ui-theme/themes/nine-lives';");
    expect(shown).toMatch(/themes = \{[^}]*wl,\s*'nine-lives': nineLives,?\s*\}/);
  });

  test('needs no name and no key', async () => {
    await brandGenerator(tree, { primary: '#7a1fa2' });
    const config = textOf(tree, 'apps/brand-7a1fa2/src/brand.config.ts');
    expect(config).toContain("name: 'Brand 7a1fa2'");
    expect(config).toContain("theme: 'brand-7a1fa2'");
  });

  test('its logo is the letter on the colour, dark where white has too little contrast', async () => {
    await generate();
    const deep = textOf(tree, 'apps/nine/public/assets/favicon.svg');
    expect(deep).toContain('fill="#7a1fa2"');
    expect(deep).toContain('fill="#fff"');
    await generate({ key: 'ten', primary: '#ffe600' });
    expect(textOf(tree, 'apps/ten/public/assets/favicon.svg')).toContain('fill="#111"');
  });

  test.each([
    ['a word that is no colour', { primary: 'purple' }],
    ['a brand without key and colour', { key: undefined, primary: undefined }],
    ['a theme beside the colour', { theme: 'wl' }],
    ['a theme of that name', { key: 'wl' }],
  ])('%s is refused and nothing is written', async (_what, options) => {
    const before = tree.listChanges().length;
    await expect(generate(options)).rejects.toThrow();
    expect(tree.listChanges()).toHaveLength(before);
  });
});

test('a colour may be short, in capitals and without `#`', () => {
  expect(['#7a1fa2', '7A1FA2', '#FE0', ' fe0 '].map(readColour)).toEqual([
    '#7a1fa2',
    '#7a1fa2',
    '#ffee00',
    '#ffee00',
  ]);
});
