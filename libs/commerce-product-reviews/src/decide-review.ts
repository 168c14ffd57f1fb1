import type { Database, Transaction } from '@shop/database';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import { getOrder } from '@shop/commerce-orders';
import type { DeclineReason, ReviewState } from '@shop/domain/product-review';
import { err, ok, type Result } from '@shop/domain/result';
import { lockReviewById } from './desk.repository.ts';
import { countReview } from './rating.repository.ts';
import { changeReview, type ReviewRow } from './reviews.repository.ts';
import { reviewMail } from './review-mail.ts';

export type ReviewDeskDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly brands: Brands;
  readonly mail: MailPort;
  readonly audit: Pick<AuditLog, 'recordIn'>;
};

export type ReviewRefusal = 'unknown_review' | 'not_waiting' | 'changed_meanwhile';

export type ReviewDecision = {
  readonly id: number;
  /** Of the text that staff has read. */
  readonly version: number;
  /** Null publishes the review. */
  readonly decline: DeclineReason | null;
  readonly staff: string;
};

/** Another one after each change by the author. */
export const versionOf = ({ updated_at }: Pick<ReviewRow, 'updated_at'>): number => updated_at.getTime();

const tell = async (
  { mail, brands, audit, clock }: ReviewDeskDeps,
  tx: Transaction,
  review: ReviewRow,
  staff: string,
): Promise<void> => {
  const order = await getOrder(tx, review.quote_id);
  await audit.recordIn(tx, {
    event: 'staff.acted',
    outcome: 'done',
    actor: { kind: 'staff', id: staff },
    subject: { kind: 'product_review', id: review.id },
    place: { brand: review.brand },
    details: { act: `product_review:${review.state}` },
  });
  await mail.enqueue(tx, await reviewMail({ tx, brands, now: clock() }, review, order));
};

/** Publishes or declines a waiting review, and tells its author. */
export const decideReview = (
  deps: ReviewDeskDeps,
  { id, version, decline, staff }: ReviewDecision,
): Promise<Result<ReviewState, ReviewRefusal>> =>
  deps.db.transaction().execute(async (tx) => {
    const review = await lockReviewById(tx, id);
    if (!review) return err('unknown_review');
    if (review.state !== 'waiting') return err('not_waiting');
    if (versionOf(review) !== version) return err('changed_meanwhile');
    const changed = await changeReview(tx, id, {
      ...{ state: decline === null ? 'published' : 'declined', decline_reason: decline },
      decided_at: deps.clock(),
    });
    if (decline === null) await countReview(tx, changed);
    await tell(deps, tx, changed, staff);
    return ok(changed.state);
  });
