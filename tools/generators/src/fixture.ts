import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree';

const brandFiles = (key: string, theme: string, colour: string): Record<string, string> => ({
  [`apps/${key}/project.json`]: `{ "name": "${key}", "sourceRoot": "apps/${key}/src" }\n`,
  [`apps/${key}/vite.config.ts`]: `export default brandViteConfig('${key}');\n`,
  [`apps/${key}/src/brand.config.ts`]: `export const brand = defineBrand({ key: '${key}', theme: '${theme}' });\n`,
  [`apps/${key}/src/theme.ts`]: `export * from '@shop/ui-theme/themes/${theme}';\n`,
  [`apps/${key}/src/wording.ts`]: `export const wording: Wording = {\n  en: { 'cart.title': 'Basket' },\n};\n`,
  [`apps/${key}/src/features.ts`]: featuresFile,
  [`apps/${key}/public/assets/favicon.svg`]: `<svg><rect fill="${colour}"/></svg>\n`,
  [`apps/${key}/public/assets/logo.svg`]: `<svg><rect fill="${colour}"/></svg>\n`,
});

const featuresFile = `import { cart } from '@shop/feature-cart';
import { orders } from '@shop/feature-orders';
import type { Feature } from '@shop/page';

export const features: readonly Feature[] = [cart, orders];
`;

const themeFiles = (name: string): Record<string, string> => ({
  [`libs/ui-theme/themes/${name}/project.json`]: `{ "name": "theme-${name}", "sourceRoot": "libs/ui-theme/themes/${name}/src" }\n`,
  [`libs/ui-theme/themes/${name}/src/index.ts`]: `export { themeClass } from './theme.css.ts';\n`,
  [`libs/ui-theme/themes/${name}/src/theme.test.ts`]: `describeTheme('${name}', { bundle, tokens });\n`,
  [`libs/ui-theme/themes/${name}/src/tokens.ts`]: `export const tokens = partnerTokens('#111111');\n`,
});

/** The files of a workspace that generators read and change, reduced to the lines that they look for. */
const FILES: Record<string, string> = {
  '.prettierrc.json': '{ "singleQuote": true, "printWidth": 110 }\n',
  'package-lock.json': `${JSON.stringify(
    {
      packages: {
        '': { workspaces: ['libs/*'] },
        'libs/feature-cart': { name: '@shop/feature-cart', version: '0.0.0' },
        'node_modules/@shop/feature-cart': { resolved: 'libs/feature-cart', link: true },
        'node_modules/zod': { version: '4.0.0' },
      },
    },
    null,
    2,
  )}\n`,
  ...brandFiles('aa', 'default', '#0b4a6f'),
  ...brandFiles('bb', 'wl', '#b4430f'),
  'apps/api/src/main.ts': 'start();\n',
  ...themeFiles('default'),
  ...themeFiles('wl'),
  'libs/brand/src/brand-config.ts': `export type BrandFeature = 'blog' | 'quotes';\nexport type ThemeName = 'default' | 'wl';\n`,
  'libs/paths/src/paths.ts': `export const paths = {\n  cart: path('/cart'),\n\n  notFound: path('/404'),\n};\n`,
  'libs/feature-cart/src/index.ts': `export const cart: Feature = { key: 'cart' };\n`,
  'libs/ui-theme/package.json': `${JSON.stringify({
    exports: {
      './button': './src/button/button.tsx',
      './picture': './src/picture/picture.tsx',
      './themes/*': './themes/*/src/index.ts',
    },
  })}\n`,
  'libs/ui-theme/src/button/button.tsx': 'export const Button = () => null;\n',
  'libs/ui-theme/src/doors.test.ts':
    'expect(doors).toMatchInlineSnapshot(`\n[\n  "button: Button",\n  "picture: Picture",\n]\n`);\n',
  'tools/storybook/src/themes.ts': `import * as first from '@shop/ui-theme/themes/default';
import * as wl from '@shop/ui-theme/themes/wl';

export const themes = { default: first, wl } as const satisfies Record<string, ThemeBundle>;
`,
  'tools/storybook/src/pages/features.ts': featuresFile,
};

/** A small temporary workspace with two brands, independent of changes in the shop. */
export const createFixture = (): { tree: Tree; remove: () => void } => {
  const root = mkdtempSync(path.join(tmpdir(), 'generators-'));
  for (const [file, text] of Object.entries(FILES)) {
    const full = path.join(root, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  return { tree: new FsTree(root, false), remove: () => rmSync(root, { recursive: true }) };
};

export const textOf = (tree: Tree, file: string): string => {
  const text = tree.read(file, 'utf-8');
  if (text === null) throw new Error(`there is no ${file}`);
  return text;
};
