import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTitle } from './page-title.tsx';

const meta = {
  title: 'Components/PageTitle',
  component: PageTitle,
  args: { heading: 'My orders' },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithCount: Story = { args: { count: '12' } };
export const WithHint: Story = { args: { heading: 'QU100046', hint: 'Placed on 2026-11-20 at 02:00' } };
export const LongWords: Story = {
  args: {
    heading: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
    count: '12 312',
    hint: 'Kuulilennuteetunneliluuk ja pangaautomaadikasutajatunnus',
  },
  globals: { viewport: { value: 'small' } },
};
