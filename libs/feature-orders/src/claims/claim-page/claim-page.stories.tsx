import { claimsContract, type Claim } from '@shop/contracts/claims';
import { atPage, localeOf, says, showcaseLines } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Orders/Claim' } satisfies Meta;

export default meta;

const SLUG = 'C'.repeat(22);
const SENT = '2026-11-20T10:02:00-05:00';

const aClaim = (locale: string, parts: Partial<Claim>): Claim => ({
  slug: SLUG,
  number: 'CL184',
  order_number: 'QU100184',
  state: 'received',
  created_at: SENT,
  reason: 'damaged',
  wish: 'refund',
  lines: showcaseLines(locale)
    .slice(0, 1)
    .map(({ name }) => ({ name, quantity: 1 })),
  refund: null,
  messages: [
    {
      from: 'buyer',
      text: 'The box was wet.\nThe lid is broken.',
      at: SENT,
      files: [
        { position: 1, kind: 'picture', size: 482_113 },
        { position: 2, kind: 'document', size: 91_440 },
      ],
    },
  ],
  timeline: [{ state: 'received', at: SENT }],
  may_write: true,
  ...parts,
});

const at = (parts: Partial<Claim> = {}): StoryObj =>
  atPage({
    at: `/claim-form/${SLUG}`,
    answers: [
      says(claimsContract.one, ({ language_id }) => ({
        status: true as const,
        claim: aClaim(localeOf(language_id), parts),
      })),
    ],
  });

export const Received: StoryObj = at();

export const Asked: StoryObj = at({
  state: 'question',
  messages: [
    ...aClaim('en', {}).messages,
    { from: 'staff', text: 'Is the serial number readable?', at: '2026-11-21T09:30:00-05:00', files: [] },
  ],
  timeline: [
    { state: 'received', at: SENT },
    { state: 'question', at: '2026-11-21T09:30:00-05:00' },
  ],
});

export const Refunded: StoryObj = at({
  state: 'refund',
  refund: { amount: 118.5, currency: 'EUR' },
  timeline: [
    { state: 'received', at: SENT },
    { state: 'refund', at: '2026-11-22T11:00:00-05:00' },
  ],
});

export const Closed: StoryObj = at({ state: 'closed', may_write: false });
