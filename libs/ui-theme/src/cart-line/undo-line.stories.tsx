import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { UndoLine } from './undo-line.tsx';

const onUndo = fn();

const meta = {
  title: 'Components/UndoLine',
  component: UndoLine,
  args: {
    action: (
      <Button look="link" size="small" onClick={onUndo}>
        Undo
      </Button>
    ),
    children: '“Short-sleeved shirt in washed linen” was removed.',
  },
} satisfies Meta<typeof UndoLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removed: Story = {};
export const LongWords: Story = {
  args: { children: '„Nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk“ išimta.' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalled();
  },
};
