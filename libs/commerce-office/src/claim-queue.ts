import type { ClaimDetails, ClaimQueue } from '@shop/contracts/staff';
import type { Database } from '@shop/database';
import { claimNumber, type ClaimState } from '@shop/domain/claim';
import { getCurrencyCode } from '@shop/domain/currencies';
import { orderNumber } from '@shop/domain/order-number';
import { toWire } from '@shop/domain/wire-amount';
import {
  findClaimedLines,
  findClaimsIn,
  findEvents,
  findFiles,
  findMessages,
  kindInClaim,
  type ListedClaim,
} from '@shop/commerce-claims';
import { toStamp } from '@shop/commerce-kit/stamp';

const MOST_ROWS = 200;
/** The buyer waits for an answer, or for what was promised. */
export const WAITING_CLAIMS: readonly ClaimState[] = ['received', 'in_review'];

const toSummary = (claim: ListedClaim): ClaimQueue['claims'][number] => ({
  ...{ id: claim.id, number: claimNumber(claim.number), brand: claim.brand, state: claim.state },
  ...{ reason: claim.reason, wish: claim.wish, order_id: claim.quote_id },
  order_number: orderNumber(claim.order_kind, claim.quote_id),
  updated_at: toStamp(claim.updated_at),
});

/** Claims in a state, or those that wait for staff, the longest waiting first. */
export const listClaims = async (db: Database, state: ClaimState | undefined) =>
  (await findClaimsIn(db, state === undefined ? WAITING_CLAIMS : [state], MOST_ROWS)).map(toSummary);

/** The whole claim, with the names of staff. */
export const detailClaim = async (db: Database, claim: ListedClaim): Promise<ClaimDetails['claim']> => {
  const [lines, messages, files, events] = await Promise.all([
    findClaimedLines(db, claim),
    findMessages(db, claim.id),
    findFiles(db, claim.id),
    findEvents(db, claim.id),
  ]);
  const { refund_amount: amount, refund_currency_id: currencyId } = claim;
  return {
    ...toSummary(claim),
    email: claim.email,
    lines: lines.map(({ names, sku, quantity }) => ({
      ...{ name: names.en ?? Object.values(names)[0] ?? '', sku, quantity },
    })),
    refund:
      amount === null || currencyId === null
        ? null
        : { amount: toWire(amount), currency: getCurrencyCode(currencyId) },
    messages: messages.map(({ id, staff, body, created_at: at }) => ({
      ...{ staff, text: body, at: toStamp(at) },
      files: files
        .filter(({ message_id: message }) => message === id)
        .map(({ position, kind }) => ({ position, kind: kindInClaim(kind) })),
    })),
    events: events.map(({ state, actor, created_at: at }) => ({ state, actor, at: toStamp(at) })),
  };
};
