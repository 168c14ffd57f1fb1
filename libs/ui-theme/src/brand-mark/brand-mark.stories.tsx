import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './brand-mark.tsx';

const meta = {
  title: 'Components/BrandMark',
  component: BrandMark,
  args: { name: 'Nordport' },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The flag belongs to the theme: change the theme to see the others. */
export const Mark: Story = {};
export const AsLink: Story = { args: { href: '/', label: 'Nordport, to the home page' } };
export const LongWords: Story = { args: { name: 'Šiaurės vandenynlaivininkystė' } };

/** A brand with its own logo: two files next to its favicon, and their size in its configuration. */
export const OwnLogo: Story = {
  args: { logo: { width: 132, height: 32, hasDark: true }, href: '/', label: 'Nordport, to the home page' },
};
