import { camel, words } from '../source-text.ts';
import type { Titles } from './titles.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The text below a page's title until it is written. */
export const LEADS = {
  en: '{shop} is still preparing this page.',
  lt: '{shop} dar rengia šį puslapį.',
  lv: '{shop} vēl gatavo šo lapu.',
  ee: '{shop} alles valmistab seda lehte ette.',
} as const;

type Locale = keyof typeof LEADS;
const LOCALES = Object.keys(LEADS) as Locale[];

const index = (name: string) => `import type { Feature } from '@shop/page';
import { messages } from './messages.ts';

/** ${words(name)}: say here what this part of the shop is for. */
export const ${camel(name)}: Feature = {
  key: '${name}',
  requires: '${name}',
  routes: {
    segments: ['${name}'],
    load: async () => (await import('./${name}.routes.ts')).${camel(name)}Routes,
  },
  messages,
};
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

- \`/${name}\` is its page. A brand leaves it out by \`featuresOff: ['${name}']\`: then the address is not found, and no link leads to it.
`;

/** The files of a feature's library without its page: configuration, messages, and its index. */
export const libraryFiles = (name: string, titles: Titles): Record<string, string> => ({
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
    LOCALES.map((locale) => [
      `lang/${locale}.json`,
      json({ [`${camel(name)}.title`]: titles[locale], [`${camel(name)}.lead`]: LEADS[locale] }),
    ]),
  ),
  'src/index.ts': index(name),
  'src/messages.ts': messages,
});
