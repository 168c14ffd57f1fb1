import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageLoadingBar } from './loading.tsx';

const meta = {
  title: 'Components/PageLoadingBar',
  component: PageLoadingBar,
  args: { isLoading: true, label: 'The page is loading' },
} satisfies Meta<typeof PageLoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'The page is loading' })).toBeInTheDocument();
  },
};
export const Idle: Story = { args: { isLoading: false } };
export const LongWords: Story = {
  args: { label: 'Nebeprisikiškiakopūsteliaujančiuosiuose puslapis kraunamas' },
};
