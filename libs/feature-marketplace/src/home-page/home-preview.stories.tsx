import { homeContract } from '@shop/contracts/content';
import { PLAIN_HOME } from '@shop/domain/home';
import { atPage, isDown, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/HomePreview' } satisfies Meta;

export default meta;

const at = `/home-preview/${'a'.repeat(43)}`;

export const Draft: StoryObj = atPage({
  at,
  answers: [
    says(homeContract.preview, {
      status: true,
      home: { heading: 'Summer at your door', description: 'Cheaper by sea.', blocks: [...PLAIN_HOME] },
    }),
  ],
});
export const Ended: StoryObj = atPage({ at, answers: [isDown(homeContract.preview)] });
