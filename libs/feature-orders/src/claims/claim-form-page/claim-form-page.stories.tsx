import { authContract } from '@shop/contracts/auth';
import { claimsContract, type ClaimSummary } from '@shop/contracts/claims';
import { ordersContract } from '@shop/contracts/orders';
import { aClient, atPage, localeOf, says, showcaseLines, showcaseOrder } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Orders/ClaimForm' } satisfies Meta;

export default meta;

const SLUG = 'A'.repeat(22);
const client = says(authContract.currentUser, { status: true, user: aClient() });

const orderOf = (languageId: number, isClaimable: boolean) => ({
  number: 'QU100184',
  is_claimable: isClaimable,
  lines: showcaseLines(localeOf(languageId)).map(({ name, attributes, image, quantity }, place) => ({
    ...{ position: place + 1, name, attributes, image, quantity },
  })),
});

const ofOrder = (isClaimable: boolean): StoryObj =>
  atPage({
    at: `/claim-form?order=${SLUG}`,
    answers: [
      says(claimsContract.order, ({ language_id }) => ({
        status: true as const,
        order: orderOf(language_id, isClaimable),
      })),
    ],
  });

export const GoodsOfAnOrder: StoryObj = ofOrder(true);
export const NotPaid: StoryObj = ofOrder(false);
export const Small: StoryObj = { ...ofOrder(true), globals: { viewport: { value: 'small' } } };

/** The link of a guest's mail still waits for the e-mail of its order. */
export const LinkOfAMail: StoryObj = atPage({
  at: `/claim-form?order=${SLUG}`,
  answers: [says(claimsContract.order, { status: true, order: null })],
});

/** A guest names the order. */
export const OrderByNumber: StoryObj = atPage({ at: '/claim-form' });

const MADE: ClaimSummary = {
  slug: 'C'.repeat(22),
  number: 'CL184',
  order_number: 'QU100180',
  state: 'in_review',
  created_at: '2026-11-20T10:02:00-05:00',
};

const ofClient = (claims: ClaimSummary[], count: number): StoryObj =>
  atPage({
    at: '/claim-form',
    hasSession: true,
    answers: [
      client,
      says(claimsContract.list, { status: true, claims }),
      says(ordersContract.list, ({ language_id }) => ({
        status: true as const,
        items: [showcaseOrder(localeOf(language_id), { state: 'delivered' })].slice(0, count),
        total: count,
      })),
    ],
  });

export const OrdersOfAClient: StoryObj = ofClient([MADE], 1);
export const NothingBought: StoryObj = ofClient([], 0);
