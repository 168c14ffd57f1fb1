import type { Decorator } from '@storybook/react-vite';
import { storyGround } from './story-ground.css.ts';

/** Shows a component with the margins of a page. A story with full width sets its layout. */
export const withGround: Decorator = (Story, { parameters: { layout } }) =>
  layout === 'fullscreen' ? (
    <Story />
  ) : (
    <div className={storyGround}>
      <Story />
    </div>
  );
