import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aLine, aReadItem } from '../testing/a-quote.ts';
import { atQuotes } from '../testing/at-quotes.ts';

const meta = { title: 'Pages/Quotes/OrderForm' } satisfies Meta;

export default meta;

export const Empty: StoryObj = atQuotes('/order-form');
export const WithItems: StoryObj = atQuotes('/order-form', {
  lines: [
    aLine(),
    aLine({ id: 2, title: 'Power bank 20000 mAh', options: '', price: null, restriction: 'batteries' }),
  ],
});
export const ChangingAnItem: StoryObj = atQuotes('/order-form?item=1', { lines: [aLine()], isClient: true });

type Play = NonNullable<StoryObj['play']>;

const paste: Play = async ({ canvas, canvasElement, userEvent }) => {
  const field = canvasElement.querySelector<HTMLInputElement>('main input[name="url"]')!;
  await userEvent.click(field);
  await userEvent.paste('https://mugs.example/p/blue');
  const notice = await canvas.findAllByRole('status');
  await expect(notice.length).toBeGreaterThan(0);
};

export const LinkWasRead: StoryObj = { ...atQuotes('/order-form'), play: paste };
export const LinkWasNotRead: StoryObj = {
  ...atQuotes('/order-form', { link: { reason: 'refused', item: null } }),
  play: paste,
};
export const LinkLeavesThePriceOpen: StoryObj = {
  ...atQuotes('/order-form', {
    link: {
      reason: null,
      item: aReadItem({ price: null, has_many_prices: true, is_available: false }),
    },
  }),
  play: paste,
};
