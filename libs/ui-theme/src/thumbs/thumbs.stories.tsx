import type { Meta, StoryObj } from '@storybook/react-vite';
import { headphones, lamp, shirt } from '../picture/story-picture.ts';
import { Thumbs } from './thumbs.tsx';

const meta = {
  title: 'Components/Thumbs',
  component: Thumbs,
  args: { pictures: [headphones, lamp, shirt] },
} satisfies Meta<typeof Thumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { pictures: [lamp] } };
export const LongWords: Story = {
  args: { pictures: [{ ...lamp, alt: 'Nebeprisikiškiakopūsteliaujančiuosiuose' }] },
};
