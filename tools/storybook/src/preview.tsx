import { loadTooltips } from '@shop/ui-theme/load-tooltips';
import '@shop/ui-theme/global';
import type { Preview } from '@storybook/react-vite';
import { ComponentPage } from './component-page.tsx';
import { DocsPage } from './docs-page.tsx';
import { loadPage, withPage } from './pages/with-page.tsx';
import { stayOnStory } from './stay-on-story.ts';
import { storyScreen } from './story-screen.ts';
import { toolbars } from './toolbars.ts';
import { viewports } from './viewports.ts';
import { spellUnions } from './spell-unions.ts';
import { applyToolbar, applyLook } from './apply-look.ts';
import { withGround } from './with-ground.tsx';

/** axe records every passed node, which takes longer than the check on large pages. Only the panel shows them. */
const accessibility = {
  test: 'error',
  ...(import.meta.env.MODE === 'test' && { options: { resultTypes: ['violations'] } }),
} as const;

/** The settings of all stories; `.storybook/preview.tsx` passes them to Storybook. */
export const shopPreview: Preview = {
  beforeAll: () => {
    stayOnStory();
    loadTooltips();
    // For `npm run visual`, which also opens builds of older commits, so the name is kept.
    Object.assign(globalThis, { wearLook: applyLook });
  },
  // Each story is a separate tab: text typed in another one is not there.
  beforeEach: () => sessionStorage.clear(),
  globalTypes: toolbars,
  initialGlobals: { theme: 'default', locale: 'en' },
  argTypesEnhancers: [spellUnions],
  loaders: [loadPage],
  decorators: [
    withGround,
    withPage,
    (Story, { globals }) => {
      applyToolbar(globals);
      return <Story />;
    },
  ],
  parameters: {
    a11y: accessibility,
    docs: {
      container: DocsPage,
      page: ComponentPage,
      // Those are framed below the others.
      stories: { filter: (story: object) => storyScreen(story) === undefined },
      toc: true,
    },
    layout: 'padded',
    viewport: { options: viewports },
  },
};
