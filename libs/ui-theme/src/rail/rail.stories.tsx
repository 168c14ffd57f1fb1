import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx';
import { headphonesCard, lampCard, longCard, shirtCard } from '../product-card/story-cards.ts';
import { Promo } from '../promo/promo.tsx';
import { headphones, lamp } from '../picture/story-picture.ts';
import { Section } from '../section/section.tsx';
import { Rail } from './rail.tsx';

const card = (props: ProductCardProps, at: number) => <ProductCard key={at} {...props} />;
const eight = [lampCard, headphonesCard, shirtCard, lampCard, headphonesCard, lampCard, shirtCard, lampCard];

const meta = {
  title: 'Components/Rail',
  component: Rail,
  args: {
    label: 'Best deals',
    backLabel: 'Back',
    forwardLabel: 'Forward',
    children: eight.map(card),
  },
  decorators: [
    (Story, { args }) => (
      <Section heading={args.label}>
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cut-off card shows that there is more. */
export const Cards: Story = {};

export const Wide: Story = {
  args: {
    kind: 'wide',
    children: [
      <Promo key="1" href="/a" heading="Good to listen to" action="See the offer" picture={headphones}>
        98 items
      </Promo>,
      <Promo key="2" href="/b" look="accent" heading="Long evenings" action="See the offer" picture={lamp}>
        41 items
      </Promo>,
      <Promo key="3" href="/c" heading="Ship together" action="See the offer">
        12 items
      </Promo>,
    ],
  },
};

/** Everything in view: no arrows. */
export const Short: Story = { args: { children: [lampCard, headphonesCard].map(card) } };

/** Without their labels there are no arrows, and the list still scrolls. */
export const WithoutArrows: Story = {
  render: ({ label, children }) => <Rail label={label}>{children}</Rail>,
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const LongWords: Story = {
  args: { label: 'Didžiausios nuolaidos', children: eight.map((_, at) => card(longCard, at)) },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Best deals' });
    const forward = canvas.getByRole('button', { name: 'Forward' });
    const isIdle = ['aria-disabled', 'true'] as const;
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveAttribute(...isIdle);
    forward.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(100));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).not.toHaveAttribute(...isIdle));
    list.scrollTo({ left: list.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(forward).toHaveAttribute(...isIdle));
    // At the end of the list the button keeps the focus.
    await expect(forward).toHaveFocus();
    list.focus();
    await expect(list).toHaveFocus();
  },
};
