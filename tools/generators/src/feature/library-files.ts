import { camel, words } from '../source-text.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What a page says before somebody writes its words; its name is left as it was given. */
const LEADS = {
  en: 'What {shop} prepares here is not ready yet.',
  lt: 'Tai, ką čia rengia {shop}, dar nebaigta.',
  lv: 'Tas, ko šeit gatavo {shop}, vēl nav pabeigts.',
  ee: 'See, mida {shop} siin ette valmistab, pole veel valmis.',
};

const index = (name: string, requires: boolean) => `import type { Feature } from '@shop/page';
import { messages } from './messages.ts';
import { ${camel(name)}Routes } from './${name}.routes.ts';

/** ${words(name)}: say here what this part of the shop is for. */
export const ${camel(name)}: Feature = { key: '${name}', ${requires ? `requires: '${name}', ` : ''}routes: ${camel(name)}Routes, messages };
`;

const messages = `import { defineMessages } from '@shop/i18n';
import type en from '../lang/en.json';

export const { messages, useMessages } = defineMessages<typeof en>({
  en: () => import('../lang/en.json'),
  lt: () => import('../lang/lt.json'),
  lv: () => import('../lang/lv.json'),
  ee: () => import('../lang/ee.json'),
});
`;

const readme = (name: string) => `# feature-${name}

Say here what this part of the shop is for, and the rules that its code cannot say.

- \`/${name}\` is its page.
`;

/** A feature's library without its page: how it is built, what it says, and its door. */
export const libraryFiles = (name: string, requires: boolean): Record<string, string> => ({
  'package.json': json({
    name: `@shop/feature-${name}`,
    version: '0.0.0',
    private: true,
    type: 'module',
    sideEffects: ['**/*.css.ts', '**/*.vanilla.css', '**/global.ts'],
    exports: { '.': './src/index.ts' },
  }),
  'project.json': json({
    name: `feature-${name}`,
    $schema: '../../node_modules/nx/schemas/project-schema.json',
    sourceRoot: `libs/feature-${name}/src`,
    projectType: 'library',
    tags: ['type:feature', 'platform:shared'],
    targets: { format: {}, lint: {}, typecheck: {}, test: {} },
  }),
  'tsconfig.json': json({ extends: '../../tsconfig.shared.json', include: ['src', 'lang'] }),
  'README.md': readme(name),
  ...Object.fromEntries(
    Object.entries(LEADS).map(([locale, lead]) => [
      `lang/${locale}.json`,
      json({ [`${camel(name)}.title`]: words(name), [`${camel(name)}.lead`]: lead }),
    ]),
  ),
  'src/index.ts': index(name, requires),
  'src/messages.ts': messages,
});
