import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Announcement } from './announcement.tsx';

const meta = {
  title: 'Components/Announcement',
  component: Announcement,
  args: { text: '312 items' },
} satisfies Meta<typeof Announcement>;

export default meta;
type Story = StoryObj<typeof meta>;

const Filtered = ({ text }: { text: string }) => {
  const [said, say] = useState(text);
  return (
    <>
      <Button onClick={() => say('12 items')}>Filter</Button>
      <Announcement text={said} />
    </>
  );
};

/** Invisible; screen readers read changes. */
export const Changing: Story = {
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('12 items');
  },
};

export const LongWords: Story = {
  args: { text: 'Nebeprisikiškiakopūsteliaujančiuosiuose pangaautomaadikasutajatunnus' },
};
