import { catalogueContract } from '@shop/contracts/catalogue';
import { atPage, isDown, says, showcaseListing } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Home' } satisfies Meta;

export default meta;

export const Full: StoryObj = atPage({
  at: '/',
  answers: [
    says(catalogueContract.flags, [
      { id: 21, type: 2, position: 0, slug: 'audio-week', name: 'Audio week' },
      { id: 22, type: 2, position: 1, slug: 'warm-winter', name: 'A warm winter' },
    ]),
  ],
});

export const NothingReduced: StoryObj = atPage({
  at: '/',
  answers: [says(catalogueContract.listing, (asked) => showcaseListing(asked, { items: [], total: 0 }))],
});

export const Unavailable: StoryObj = atPage({ at: '/', answers: [isDown(catalogueContract.listing)] });
