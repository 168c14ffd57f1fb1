import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../stack/inline.tsx';
import { IconButton, IconLink } from './icon-button.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'close', label: 'Close', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Outlined: Story = { args: { look: 'outlined', icon: 'chevron-right', label: 'Further' } };
export const Raised: Story = { args: { look: 'raised', icon: 'zoom', label: 'Enlarge' } };

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <Inline>
      <IconButton {...args} look="plain" />
      <IconButton {...args} look="outlined" />
      <IconButton {...args} look="raised" />
    </Inline>
  ),
};

export const AsLink: Story = {
  render: () => <IconLink icon="settings" label="Settings" href="/en/user-account" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** The label is only for screen readers, so its length changes no layout. */
export const LongWords: Story = {
  args: { label: 'Uždaryti nebeprisikiškiakopūsteliaujančiuosius, sulge kuulilennuteetunneliluuk' },
};
