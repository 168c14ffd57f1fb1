import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'was €289.00' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible text for screen readers. */
export const ForListeners: Story = {
  render: (args) => (
    <Text>
      €219.00 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('was €289.00').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

export const LongWords: Story = {
  args: { children: 'Nebeprisikiškiakopūsteliaujančiuosiuose pangaautomaadikasutajatunnus' },
};
