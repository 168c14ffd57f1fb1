import { contentContract } from '@shop/contracts/content';
import { atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPost, everyBlock } from '../testing/some-content.ts';

const meta = { title: 'Pages/Content/Post' } satisfies Meta;

export default meta;

export const Post: StoryObj = atPage({
  at: '/blog/air-or-sea',
  answers: [says(contentContract.page, { status: true, page: aPost({ blocks: everyBlock() }) })],
});
export const WithGoods: StoryObj = atPage({
  at: '/blog/air-or-sea',
  answers: [
    says(contentContract.page, {
      status: true,
      page: aPost({
        blocks: [{ type: 'products', heading: 'Sold often', query: { sort: 'best_sellers' }, limit: 4 }],
      }),
    }),
  ],
});
