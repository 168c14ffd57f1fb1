import '@shop/ui-theme/global';
import type { Preview } from '@storybook/react-vite';
import { stayOnStory } from './stay-on-story.ts';
import { themeNames } from './themes.ts';
import { wearLook, type Look } from './wear-look.ts';

/** How every story is shown; `.storybook/preview.tsx` hands it to Storybook. */
export const shopPreview: Preview = {
  beforeAll: stayOnStory,
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: themeNames, dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'default', scheme: 'light' },
  decorators: [
    (Story, { globals }) => {
      wearLook(globals as Look);
      return <Story />;
    },
  ],
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
};
