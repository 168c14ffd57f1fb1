import { contentContract } from '@shop/contracts/content';
import { atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aText } from '../testing/some-content.ts';

const meta = { title: 'Pages/Content/Question' } satisfies Meta;

export default meta;

const page = aText({
  ...{ kind: 'faq', slug: 'how-long-by-sea', title: 'How long does it take by sea?' },
  topic: { key: 'delivery', name: 'Delivery and customs' },
  blocks: [{ type: 'text', paragraphs: ['About six weeks from the warehouse.'] }],
});

export const Answer: StoryObj = atPage({
  at: '/faq/how-long-by-sea',
  answers: [says(contentContract.page, { status: true, page })],
});
