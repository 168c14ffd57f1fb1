import { withdrawalsContract } from '@shop/contracts/withdrawals';
import { atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/WithdrawOrder' } satisfies Meta;

export default meta;

export const PartWithdrawnBefore: StoryObj = atPage({
  at: `/order/${'A'.repeat(22)}/withdrawal`,
  answers: [
    says(withdrawalsContract.order, () => ({
      status: true as const,
      number: 'QU100184',
      name: 'Ona Jonaitė',
      email: 'ona@example.com',
      until: '2026-12-10',
      is_late: false,
      lines: [
        { id: 1, name: 'Walnut chopping board', quantity: 3, left: 2, exception: null },
        {
          id: 2,
          name: 'Wool socks with your name',
          quantity: 1,
          left: 1,
          exception: 'made_to_measure' as const,
        },
      ],
      statements: [
        {
          ...{ stated_at: '2026-11-26T05:00:00-05:00', number: 'QU100184', name: 'Ona Jonaitė' },
          ...{ email: 'ona@example.com', state: 'awaiting_goods' as const, reason: null, goods: null },
          lines: [{ name: 'Walnut chopping board', quantity: 1, refusal: null }],
          send_back: {
            address: 'UAB Nordport, Nemuno g. 24, LT-91199 Klaipėda',
            until: '2026-12-10',
            paid_by: 'shopper' as const,
          },
        },
      ],
    })),
  ],
});
