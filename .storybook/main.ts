import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    '../tools/storybook/src/**/*.{mdx,stories.tsx}',
    '../libs/{ui-theme,forms,feature-*}/src/**/*.stories.tsx',
  ],
  // A logo, as a brand would bring it.
  staticDirs: ['../tools/storybook/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The ground of a story is its theme's.
  features: { backgrounds: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
};

export default config;
