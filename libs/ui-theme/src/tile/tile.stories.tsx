import type { Meta, StoryObj } from '@storybook/react-vite';
import { headphones } from '../picture/story-picture.ts';
import { Tile } from './tile.tsx';

const meta = {
  title: 'Components/Tile',
  component: Tile,
  args: { picture: { ...headphones, alt: 'K7 headphones' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTile: Story = {};
export const InWell: Story = { args: { ground: 'well' } };
export const Raised: Story = { args: { ground: 'raised', corner: 'small' } };
export const Large: Story = { args: { corner: 'large' } };
export const WithoutPicture: Story = { args: { picture: undefined } };
export const LongWords: Story = {
  args: { picture: { ...headphones, alt: 'Nebeprisikiškiakopūsteliaujančiuosiuose' } },
};
