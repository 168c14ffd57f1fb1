import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Text id="content">Press Tab: the link comes into view.</Text>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const LongWords: Story = {
  args: { children: 'Pereiti prie nebeprisikiškiakopūsteliaujančio turinio, edasi põhisisu juurde' },
};
