import type { Decorator } from '@storybook/react-vite';
import { storyGround } from './story-ground.css.ts';

/** Puts a component where a page would have it; what is a page's own width says so by its layout. */
export const withGround: Decorator = (Story, { parameters: { layout } }) =>
  layout === 'fullscreen' ? (
    <Story />
  ) : (
    <div className={storyGround}>
      <Story />
    </div>
  );
