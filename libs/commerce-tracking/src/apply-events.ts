import type { Database, Transaction } from '@shop/database';
import type { Milestone } from '@shop/domain/order-road';
import { milestoneOf } from '@shop/domain/parcel-state';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import { announceMilestone, lockOrder, recordMilestone } from '@shop/commerce-orders';
import type { CarrierEvent } from './carrier.port.ts';
import { insertEvent, isWhollyDelivered, markDelivered, type Parcel } from './parcels.repository.ts';

export type TrackingDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly mail: MailPort;
  readonly brands: Brands;
};

/**
 * Applies a carrier's reports of a parcel, in one transaction: new events are sorted into its history by
 * their own time, and the order's milestones and mails follow. Returns how many were new.
 */
export const applyEvents = (
  deps: TrackingDeps,
  parcel: Parcel,
  events: readonly CarrierEvent[],
): Promise<number> =>
  deps.db.transaction().execute(async (tx) => {
    // First, as for every change of an order: the carriers of two of its parcels may report at once.
    await lockOrder(tx, parcel.quote_id);
    const now = deps.clock();
    const sorted = events.filter(({ at }) => at <= now).sort((a, b) => a.at.getTime() - b.at.getTime());
    let known = 0;
    const actor = `carrier:${parcel.carrier}`;
    for (const event of sorted) if (await applyEvent(deps, tx, parcel, { ...event, actor })) known += 1;
    return known;
  });

type Reported = CarrierEvent & { readonly actor: string };

/** One event of a parcel whose order is locked; false for one that was known. */
export const applyEvent = async (
  deps: TrackingDeps,
  tx: Transaction,
  parcel: Parcel,
  { actor, ...event }: Reported,
): Promise<boolean> => {
  if (!(await insertEvent(tx, parcel.id, event))) return false;
  await follow(deps, tx, parcel, { ...event, actor });
  return true;
};

/** An order has arrived when all its parcels have. */
const follow = async (
  deps: TrackingDeps,
  tx: Transaction,
  { id, quote_id: quoteId }: Parcel,
  { state, at, actor }: Reported,
): Promise<void> => {
  const milestone = milestoneOf(state);
  if (!milestone) return;
  if (milestone === 'delivered') {
    await markDelivered(tx, id, at);
    if (!(await isWhollyDelivered(tx, quoteId))) return;
  }
  await record(deps, tx, quoteId, { milestone, at, actor });
};

/**
 * An order that was cancelled, or paid only afterwards, does not change: the parcel's own history still shows
 * it.
 */
const record = async (
  deps: TrackingDeps,
  tx: Transaction,
  quoteId: number,
  fact: { milestone: Milestone; at: Date; actor: string },
): Promise<void> => {
  const recorded = await recordMilestone(tx, quoteId, fact, deps.clock());
  if (recorded.ok && recorded.value.hasMoved) await announceMilestone(tx, deps, quoteId, fact.milestone);
};
