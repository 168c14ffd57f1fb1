import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {
  commerce,
  commerceForTests,
  layers,
  layersForBuilds,
  layersForTests,
  platforms,
} from './tools/walls/boundaries.mjs';
import { findBrands } from './libs/outbound/src/brands.ts';
import { createNoBrandComparison } from './tools/walls/no-brand-comparison.mjs';
import { noInlineStyle } from './tools/walls/no-inline-style.mjs';
import { noRawColour } from './tools/walls/no-raw-colour.mjs';
import { createNoRowCast, findJsonColumns } from './tools/walls/no-row-cast.mjs';
import { oneClock } from './tools/walls/one-clock.mjs';
import { createRowsFromTables, findColumns } from './tools/walls/rows-from-tables.mjs';

const TESTS = [
  '**/*.{test,proof}.{ts,tsx,mjs}',
  '**/*.stories.tsx',
  '**/testing.ts',
  '**/testing/**',
  'apps/e2e/**',
];

const boundaries = (constraints, map = commerce) => [
  'error',
  {
    allow: [],
    enforceBuildableLibDependency: true,
    banTransitiveDependencies: false,
    depConstraints: [...constraints, ...platforms, ...map],
  },
];

const NODE_BUILT_INS = {
  group: ['node:*'],
  message: 'This library also runs in a browser: hand Node in from app-server or a service.',
};
const only = (name, entry) => ({
  group: [`@shop/${name}`],
  message: `Only ${entry} may import ${name}.`,
});

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/.nx',
      '**/.data',
      '**/storybook-static',
      '**/test-results',
      'tools/generators/files/**',
      'tools/generators/**/files/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs['recommended-latest'],
  jsxA11y.flatConfigs.recommended,
  {
    plugins: {
      '@nx': nx,
      shop: {
        rules: {
          'no-brand-comparison': createNoBrandComparison(findBrands()),
          'no-inline-style': noInlineStyle,
          'no-raw-colour': noRawColour,
          'no-row-cast': createNoRowCast(findJsonColumns()),
          'one-clock': oneClock,
          'rows-from-tables': createRowsFromTables(findColumns()),
        },
      },
    },
  },
  {
    rules: {
      'no-undef': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-empty-object-type': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(TSTypeAliasDeclaration, TSInterfaceDeclaration)[id.name=/^(Deps|Given|Needs)$/]',
          message: 'Name what the type holds: `CheckoutDeps`, `SpeechOptions`.',
        },
      ],
    },
  },
  {
    files: ['apps/**/*.{ts,tsx,mjs}', 'libs/**/*.{ts,tsx}', 'tools/**/*.{ts,tsx}'],
    rules: { '@nx/enforce-module-boundaries': boundaries(layers) },
  },
  {
    files: ['apps/*/vite.config.ts'],
    rules: { '@nx/enforce-module-boundaries': boundaries(layersForBuilds) },
  },
  {
    // Parts of proofs use what tests use, and keep all other rules.
    files: [...TESTS, 'apps/api/src/proofs/**'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(layersForTests, commerceForTests),
      'max-lines': 'off',
    },
  },
  {
    files: ['libs/**/*.{ts,tsx}'],
    ignores: ['libs/{app-server,commerce-*,database,emulators,link-reader,outbound,testing}/**', ...TESTS],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            NODE_BUILT_INS,
            only('app-server', 'entry.server.tsx'),
            only('app-browser', 'entry.client.tsx'),
          ],
        },
      ],
    },
  },
  {
    files: ['libs/feature-*/**/*.tsx'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            NODE_BUILT_INS,
            only('app-server', 'entry.server.tsx'),
            only('app-browser', 'entry.client.tsx'),
            {
              group: ['@shop/ui-theme/page-width'],
              message: "The layout decides how wide a page is: use PageBody from '@shop/page'.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/commerce-payment*/{public,registry}/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-imports': ['error', { patterns: [NODE_BUILT_INS] }] },
  },
  {
    files: ['tools/proofs/src/oracle/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\./)',
              message: 'The oracle is independent of the shop: it imports nothing from it.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/**/*.{ts,tsx}', 'apps/{api,web-server}/**/*.{ts,tsx}'],
    ignores: ['{apps,libs/commerce-*}/**/{testing.ts,*.test.ts}', 'apps/api/src/testing/**'],
    rules: { 'shop/no-brand-comparison': 'error' },
  },
  {
    files: ['{apps/api,libs/commerce-*,libs/database,tools/*}/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'shop/no-row-cast': 'error' },
  },
  {
    files: ['{apps/api,libs/commerce-*,libs/database,tools/*}/**/*.ts'],
    ignores: TESTS,
    rules: { 'shop/rows-from-tables': 'error' },
  },
  {
    files: [
      'apps/{api,web-server}/src/**/*.ts',
      'libs/{commerce-*,contracts,database,domain,outbound}/src/**/*.{ts,tsx}',
      // Pages are rendered on the server and hydrated later.
      'libs/{app-server,app-shell,brand,data-access,feature-*,forms,i18n,page,paths,ui-theme}/src/**/*.{ts,tsx}',
      'libs/commerce-*/seed/src/**/*.ts',
      'tools/seed/src/**/*.ts',
    ],
    ignores: [
      ...TESTS,
      'libs/database/src/clock.ts',
      'apps/web-server/src/platform/clock.ts',
      // Only in the browser: the age of what a tab stores.
      'libs/app-shell/src/errors/reload-once.ts',
      'libs/page/src/{tell-other-tabs,unanswered-acts}.ts',
      'libs/ui-theme/src/calendar/month-grid.tsx',
      // Released before shop_now() existed; the last of them creates it.
      'libs/database/src/migrations/{000?-*,001[0-6]-*}',
    ],
    rules: { 'shop/one-clock': 'error' },
  },
  {
    // Settings are read once, at the start of a program, and passed on.
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    ignores: [
      ...TESTS,
      'apps/*/src/{main,dev}.ts',
      'apps/api/src/{claims-desk,content-desk,invoices-desk,mail-desk,newsletters-desk,pro-desk,quotes-desk,commands,payments-desk,orders-desk,staff-desk,texts-desk,warehouse-desk,proofs}/**',
      // The environment of a child process.
      'apps/web-server/src/images/worker-process.ts',
      'libs/commerce-files/src/cleaning-process.ts',
      'libs/database/src/{embedded/run-program,test-database/test-server}.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are handed in: read them in an entry by readEnv.',
        },
      ],
    },
  },
  {
    files: ['libs/**/*.tsx', 'libs/**/*.css.ts'],
    // Mails have no style sheet: many mail clients drop it.
    ignores: ['libs/ui-theme/themes/**', 'libs/ui-theme/src/theme/**', 'libs/commerce-mail/**', ...TESTS],
    rules: { 'shop/no-inline-style': 'error', 'shop/no-raw-colour': 'error' },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}'],
    ignores: ['apps/{api,web-server,e2e}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [only('app-server', 'entry.server.tsx'), only('app-browser', 'entry.client.tsx')] },
      ],
    },
  },
  {
    files: ['apps/*/src/entry.server.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [only('app-browser', 'entry.client.tsx')] }] },
  },
  {
    files: ['apps/*/src/entry.client.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [NODE_BUILT_INS, only('app-server', 'entry.server.tsx')] },
      ],
    },
  },
  {
    files: [
      '**/themes/**',
      '**/lang/**',
      '**/migrations/**',
      'libs/commerce-*/seed/**',
      'tools/illustrator/**',
    ],
    rules: { 'max-lines': 'off' },
  },
  { files: ['tools/illustrator/**'], rules: { complexity: 'off' } },
);
