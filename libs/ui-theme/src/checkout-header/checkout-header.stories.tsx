import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { CheckoutHeader } from './checkout-header.tsx';

const meta = {
  title: 'Components/CheckoutHeader',
  component: CheckoutHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    mark: <BrandMark name="Nordport" href="/en" label="Nordport, home page" />,
    hint: 'Secure checkout',
    back: { href: '/en/cart', label: 'Back to the cart' },
  },
} satisfies Meta<typeof CheckoutHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Small: Story = { globals: { viewport: { value: 'small' } } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Nordport, home page' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to the cart' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    mark: <BrandMark name="Parcel Junction" href="/lt" label="Pradžia" />,
    hint: 'Nebeprisikiškiakopūsteliaujančiuosiuose saugu',
    back: { href: '/lt/cart', label: 'Tagasi pangaautomaadikasutajatunnuse juurde' },
  },
};
