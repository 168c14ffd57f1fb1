import type { AnalyticsEvent, TrackerName } from '@shop/domain/analytics';
import type { ConsentPurpose } from '@shop/domain/consent';

/** A paid order, as its events say it. */
export type Purchase = {
  readonly brand: string;
  /** The address of the shop. */
  readonly url: string;
  readonly email: string;
  readonly paidAt: Date;
  /** The purchase, and that its payment succeeded. */
  readonly events: readonly [AnalyticsEvent<'purchase'>, AnalyticsEvent<'payment_success'>];
  /** What the buyer allowed when the order was placed. */
  readonly granted: readonly ConsentPurpose[];
};

/** A tracker's server API. It throws when the tracker did not take the events; they are sent again then. */
export type Sender = {
  readonly tracker: TrackerName;
  readonly send: (purchase: Purchase) => Promise<void>;
};
