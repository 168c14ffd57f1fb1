import {
  findClaimByNumber,
  findClaimedLines,
  findClaimsIn,
  findEvents,
  findFiles,
  findMessages,
} from '@shop/commerce-claims';
import type { Database } from '@shop/database';
import { claimNumber, CLAIM_STATES, type ClaimState } from '@shop/domain/claim';
import { orderNumber } from '@shop/domain/order-number';
import { getCurrencyCode } from '@shop/domain/currencies';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { alignedRows } from '../payments-desk/aligned-rows.ts';
import { moneyOf } from '../payments-desk/desk-texts.ts';
import { DECISION_REFUSALS } from './claims-desk-texts.ts';

/** Staff have something to do. */
const WAITING: readonly ClaimState[] = ['received', 'in_review', 'refund', 'replacement', 'repair'];
const MOST_ROWS = 200;

const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

export const listClaims = async (db: Database, isAll: boolean): Promise<DeskAnswer> => {
  const claims = await findClaimsIn(db, isAll ? CLAIM_STATES : WAITING, MOST_ROWS);
  if (claims.length === 0) return good('No claim waits.');
  return good(
    alignedRows([
      ['brand', 'number', 'order', 'state', 'reason', 'wish', 'changed'],
      ...claims.map((claim) => [
        claim.brand,
        claimNumber(claim.number),
        orderNumber(claim.order_kind, claim.quote_id),
        claim.state,
        claim.reason,
        claim.wish,
        minuteOf(claim.updated_at),
      ]),
    ]),
  );
};

/** Text of people, without characters that change what a terminal shows. */
const printable = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, '?').replaceAll('\n', '\n  ');

export const showClaim = async (
  db: Database,
  { brand, number }: { readonly brand: string; readonly number: number },
): Promise<DeskAnswer> => {
  const claim = await findClaimByNumber(db, brand, number);
  if (!claim) return bad(DECISION_REFUSALS.unknown_claim);
  const [lines, messages, files, events] = await Promise.all([
    findClaimedLines(db, claim),
    findMessages(db, claim.id),
    findFiles(db, claim.id),
    findEvents(db, claim.id),
  ]);
  const refund =
    claim.refund_amount === null || claim.refund_currency_id === null
      ? null
      : { amount: claim.refund_amount, currency: getCurrencyCode(claim.refund_currency_id) };
  return good(
    [
      `${brand} ${claimNumber(number)}: ${claim.state} (${claim.reason}, wish: ${claim.wish}), ${claim.language}, ${claim.email}`,
      ...(refund ? [`refund: ${moneyOf(refund)}`] : []),
      ...lines.map(({ quantity, sku, names }) => `${quantity} × ${sku} ${names['en'] ?? ''}`),
      ...messages.map(
        ({ author, staff, body, created_at }) =>
          `${minuteOf(created_at)} ${staff ?? author}:\n  ${printable(body)}`,
      ),
      ...files.map(({ position, kind, size }) => `file ${position}: ${kind}, ${size} bytes`),
      ...events.map(({ state, actor, created_at }) => `${minuteOf(created_at)} ${state} by ${actor}`),
    ].join('\n'),
  );
};
