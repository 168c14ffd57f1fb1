import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    '../tools/storybook/src/**/*.{mdx,stories.tsx}',
    '../libs/{ui-theme,forms,feature-*}/src/**/*.stories.tsx',
  ],
  // An example logo of a brand.
  staticDirs: ['../tools/storybook/public'],
  addons: [
    // Tables are not part of plain Markdown.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The background of a story is its theme's.
  features: { backgrounds: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
};

export default config;
