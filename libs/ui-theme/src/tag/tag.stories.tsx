import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../stack/inline.tsx';
import { Tag } from './tag.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { children: '−19%', tone: 'sale' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sale: Story = {};
export const WithIcon: Story = { args: { tone: 'success', icon: 'check', children: 'Delivered' } };
export const Tones: Story = {
  render: () => (
    <Inline>
      <Tag tone="sale">−25%</Tag>
      <Tag tone="accent">Fastest</Tag>
      <Tag tone="info">In the air</Tag>
      <Tag tone="success">Delivered</Tag>
      <Tag tone="warning">Needs an answer</Tag>
      <Tag tone="critical">Payment declined</Tag>
      <Tag tone="soft">Refunded</Tag>
      <Tag tone="outline">Sold out</Tag>
    </Inline>
  ),
};
export const LongWords: Story = {
  args: { tone: 'info', children: 'Pangaautomaadikasutajatunnus, nebepaskirstomieji' },
};
