import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../stack/inline.tsx';
import { CategoriesButton, HeaderLink } from './header-link.tsx';

const meta = {
  title: 'Components/HeaderLink',
  component: HeaderLink,
  args: { href: '/account', icon: 'account', hint: 'Labas, Žygimantas', label: 'Account' },
} satisfies Meta<typeof HeaderLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {};
export const Cart: Story = {
  args: {
    href: '/cart',
    icon: 'cart',
    hint: 'Cart',
    label: '€465.00',
    count: '3',
    description: 'Cart, 3 items, €465.00',
  },
};
export const EmptyCart: Story = { args: { href: '/cart', icon: 'cart', hint: 'Cart', label: 'empty' } };
/** Only the icon; its text is still its accessible name. */
export const OnSmallScreens: Story = { globals: { viewport: { value: 'small' } } };
/** The button next to the logo: a link to all goods, which opens the panel with scripts. */
export const Categories: Story = {
  render: () => (
    <Inline>
      <CategoriesButton href="/marketplace" label="Categories" />
      <CategoriesButton
        href="/marketplace"
        label="Categories, open"
        isOpen
        onClick={(event) => event.preventDefault()}
      />
    </Inline>
  ),
};
export const LongWords: Story = {
  args: { hint: 'Labas, Žygimantas Konstantinas', label: 'Nebeprisikiškiakopūsteliaujantis' },
};
