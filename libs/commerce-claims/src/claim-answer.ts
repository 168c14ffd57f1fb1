import type { Claim, ClaimSummary } from '@shop/contracts/claims';
import type { Database, Words } from '@shop/database';
import { claimNumber, isOpenClaim } from '@shop/domain/claim';
import { getCurrencyCode } from '@shop/domain/currencies';
import { orderNumber } from '@shop/domain/order-number';
import { toWire } from '@shop/domain/wire-amount';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import { toStamp } from '@shop/commerce-kit/stamp';
import { getOrder } from '@shop/commerce-orders';
import {
  findClaimedLines,
  findEvents,
  findFiles,
  findMessages,
  type ClaimRow,
  type ListedClaim,
} from './claims.repository.ts';
import { kindInClaim } from './kind-in-claim.ts';

const inWords = (words: Words, locale: Locale): string => words[locale] ?? words['en'] ?? '';

export const claimToWire = ({ order_kind, ...claim }: ListedClaim): ClaimSummary => ({
  slug: claim.slug,
  number: claimNumber(claim.number),
  order_number: orderNumber(order_kind, claim.quote_id),
  state: claim.state,
  created_at: toStamp(claim.created_at),
});

const refundOf = ({ refund_amount: amount, refund_currency_id: currency }: ClaimRow): Claim['refund'] =>
  amount === null || currency === null
    ? null
    : { amount: toWire(amount), currency: getCurrencyCode(currency) };

/** The whole claim. Members of staff are not named. */
export const answerClaimPage = async (db: Database, claim: ClaimRow, locale: Locale): Promise<Claim> => {
  const [order, lines, messages, files, events] = await Promise.all([
    getOrder(db, claim.quote_id),
    findClaimedLines(db, claim),
    findMessages(db, claim.id),
    findFiles(db, claim.id),
    findEvents(db, claim.id),
  ]);
  return {
    ...claimToWire({ ...claim, order_kind: order.kind }),
    reason: claim.reason,
    wish: claim.wish,
    lines: lines.map(({ names, quantity }) => ({ name: inWords(names, locale), quantity })),
    refund: refundOf(claim),
    messages: messages.map(({ id, author, body, created_at }) => ({
      from: author,
      text: body,
      at: toStamp(created_at),
      files: files
        .filter(({ message_id }) => message_id === id)
        .map(({ position, kind, size }) => ({ position, kind: kindInClaim(kind), size })),
    })),
    timeline: events.map(({ state, created_at }) => ({ state, at: toStamp(created_at) })),
    may_write: isOpenClaim(claim.state),
  };
};
