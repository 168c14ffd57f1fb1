import { quotesContract, type CalculateAnswer } from '@shop/contracts/quotes';
import { quoteCalls } from '@shop/contracts/later-calls';
import { atPage, isDown, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Calculator/Calculate' } satisfies Meta;

export default meta;

const way = (freight: number, vat: number, days: readonly [number, number]): CalculateAnswer['air'] => ({
  ...{ goods: 23.46, delivery: 3.4, shipping_discount: 0, total: 23.46 + freight + 3 + vat + 3.4 },
  breakdown: [
    { code: 'goods', amount: 23.46 },
    { code: 'freight', amount: freight },
    { code: 'duty', amount: 3 },
    { code: 'vat', amount: vat },
  ],
  ...{ days_from: days[0], days_to: days[1] },
});

const kinds = says(quotesContract.kinds, {
  status: true,
  kinds: [{ category_id: 7, name: 'Cups and mugs', group: 'Home', weight_kg: 0.4 }],
});
const result = says(quotesContract.calculate, {
  ...{ status: true, currency: 'EUR', weight_kg: 0.8 },
  air: way(9.2, 7.4, [6, 9]),
  sea: way(3.1, 6.1, [28, 41]),
});

export const Empty: StoryObj = atPage({ at: '/calculate', answers: [kinds] });
export const Calculated: StoryObj = atPage({
  at: '/calculate?price=12.5&kind=7&quantity=2',
  answers: [kinds, result],
});
export const Faulty: StoryObj = atPage({ at: '/calculate?price=12.5', answers: [kinds] });
export const Failed: StoryObj = atPage({
  at: '/calculate?price=12.5&kind=7',
  answers: [kinds, isDown(quoteCalls.calculate)],
});
