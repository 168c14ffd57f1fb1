import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryList } from './category-list.tsx';

const meta = {
  title: 'Components/CategoryList',
  component: CategoryList,
  globals: { viewport: { value: 'small' } },
  args: {
    heading: 'Electronics',
    back: { href: '/en/categories', label: 'Categories' },
    all: { href: '/en/c/electronics', name: 'All of Electronics', hint: '1,204 items' },
    entries: [
      { href: '/en/categories/electronics/audio', name: 'Audio', hint: '312 items', leadsDeeper: true },
      { href: '/en/c/electronics/phones', name: 'Phones', hint: '96 items' },
    ],
  },
} satisfies Meta<typeof CategoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Level: Story = {};
export const Roots: Story = {
  args: { heading: 'Categories', all: { href: '/en/marketplace', name: 'All products' } },
  render: ({ back: _, ...args }) => <CategoryList {...args} />,
};
export const Wide: Story = { globals: { viewport: { value: 'large' } } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Categories' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /All of Electronics/ })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    heading: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
    back: { href: '/', label: 'Kuulilennuteetunneliluugid' },
    all: { href: '/a', name: 'Visos prekės: Nebeprisikiškiakopūsteliaujančiuosiuose', hint: '1 204 prekės' },
    entries: [
      { href: '/b', name: 'Nebeprisikiškiakopūsteliaujantieji', hint: '12 prekių', leadsDeeper: true },
    ],
  },
};
