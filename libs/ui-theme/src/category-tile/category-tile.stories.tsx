import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { headphones, lamp, shirt } from '../picture/story-picture.ts';
import { CategoryTile, CategoryTiles } from './category-tile.tsx';

const meta = {
  title: 'Components/CategoryTile',
  component: CategoryTile,
  args: { href: '/audio', name: 'Audio', hint: '1,188 items', picture: headphones },
  render: (args) => (
    <CategoryTiles>
      <CategoryTile {...args} />
      <CategoryTile href="/home" name="Accessories and home" hint="1,077 items" picture={lamp} />
      <CategoryTile href="/clothes" name="Clothes" hint="1,426 items" picture={shirt} />
    </CategoryTiles>
  ),
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const WithoutPicture: Story = { args: { picture: undefined } };
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: { name: 'Nebeprisikiškiakopūsteliaujančiuosiuose', hint: 'kuulilennuteetunneliluuk' },
  globals: { viewport: { value: 'small' } },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Audio/ })).toHaveFocus();
  },
};
