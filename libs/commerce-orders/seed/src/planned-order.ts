import type { SeededClient } from '@shop/commerce-accounts/seed';
import type { DeliveryTerms } from './delivery-terms.ts';
import type { OrderPlan } from './order-plans.ts';
import type { OrderStep } from './order-story.ts';
import type { OrderSums } from './order-sums.ts';

/** An order in the form that its rows are written from. */
export type PlannedOrder = {
  client: SeededClient;
  plan: OrderPlan;
  slug: string;
  sums: OrderSums;
  steps: readonly OrderStep[];
  terms: DeliveryTerms;
};
