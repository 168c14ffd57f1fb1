import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { LoadMore } from './load-more.tsx';

const meta = {
  title: 'Components/LoadMore',
  component: LoadMore,
  args: {
    seen: { value: 48, max: 312, text: 'You have seen 48 of 312' },
    href: '/c/headphones?page=2',
    label: 'Show 48 more',
    onClick: fn((event: MouseEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const AllShown: Story = {
  args: { seen: { value: 312, max: 312, text: 'You have seen all 312' }, href: undefined },
};

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Show 48 more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    seen: {
      value: 48,
      max: 12312,
      text: 'Peržiūrėjote 48 iš 12 312 nebeprisikiškiakopūsteliaujančių prekių',
    },
    label: 'Kuva veel nelikümmend kaheksa toodet',
  },
  globals: { viewport: { value: 'small' } },
};
