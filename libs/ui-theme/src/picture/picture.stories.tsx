import type { Meta, StoryObj } from '@storybook/react-vite';
import { lamp } from './story-picture.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: { ...lamp, alt: 'Mushroom table lamp' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Natural: Story = {};
export const Square: Story = { args: { ratio: 'square' } };
export const Wide: Story = { args: { ratio: 'wide', fit: 'cover' } };
/** The place is reserved, in the background colour, until the picture loads. */
export const NotYetThere: Story = { args: { src: 'data:image/webp;base64,', ratio: 'square', alt: '' } };
/** Its size is unknown: no place is reserved. */
export const UnknownSize: Story = { args: { width: 0, height: 0 } };
export const LongWords: Story = {
  args: { alt: 'Nebeprisikiškiakopūsteliaujančiuosiuose stalinė lempa, lauavalgusti' },
};
