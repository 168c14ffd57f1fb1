import { orderIdIn } from '@shop/domain/order-list';
import { orderNumber } from '@shop/domain/order-number';
import { refundDueAt } from '@shop/domain/withdrawal';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Result } from '@shop/domain/result';
import type { RefundRefusal } from '@shop/commerce-payments';
import { findOrderIdByNumber, findOrderLines } from '@shop/commerce-orders';
import {
  findGoods,
  findLinesOf,
  findOpen,
  findWithdrawal,
  receiveGoods,
  refundWithdrawal,
  refuseGoods,
  type HandleRefusal,
  type RefundWithdrawalDeps,
  type WithdrawalRefundRefusal,
  type WithdrawalRow,
} from '@shop/commerce-withdrawals';
import { REFUND_REFUSALS } from '../payments-desk/desk-texts.ts';
import { bad, good, type DeskAnswer } from './desk-answer.ts';

export type WithdrawalDeskDeps = RefundWithdrawalDeps & { readonly audit: Pick<AuditLog, 'recordIn'> };

const REFUSALS: Readonly<Record<HandleRefusal, string>> = {
  unknown_withdrawal: 'There is no such statement.',
  unknown_order: 'The order is not one of this brand, or the statement has another.',
  unknown_line: 'The statement has no goods of that line.',
  reason_missing: 'The buyer reads the reason: it must not be empty.',
  wrong_state: 'The statement is not in a state for this; `withdrawals` shows it.',
  too_many: 'The order has no such goods left.',
};

const refundRefusal = (refusal: WithdrawalRefundRefusal): string => {
  if (refusal === 'unknown_withdrawal') return REFUSALS.unknown_withdrawal;
  if (refusal === 'not_received') return 'Neither the goods nor a proof of sending have arrived.';
  if (refusal === 'no_tariff') return 'The tariff card of the order is missing.';
  return REFUND_REFUSALS[refusal satisfies RefundRefusal];
};

const say = (row: WithdrawalRow): string =>
  [
    row.id,
    row.state,
    row.brand,
    row.quote_id === null ? `no order (${row.number})` : orderNumber('marketplace', row.quote_id),
    `stated ${row.stated_at.toISOString()}`,
    `refund due ${refundDueAt(row.stated_at).toISOString().slice(0, 10)}`,
  ].join('  ');

/** `withdrawals`: the statements that have not ended, oldest first. */
export const listWithdrawals = async ({ settling: { db } }: WithdrawalDeskDeps): Promise<DeskAnswer> => {
  const open = await findOpen(db);
  return good(open.length === 0 ? 'Nothing is open.' : open.map(say).join('\n'));
};

const show = async ({ settling: { db } }: WithdrawalDeskDeps, id: number): Promise<DeskAnswer> => {
  const row = await findWithdrawal(db, id);
  if (!row) return bad(REFUSALS.unknown_withdrawal);
  const known = row.quote_id === null ? [] : await findOrderLines(db, row.quote_id);
  const lines = await findLinesOf(db, id);
  const goods = lines.map(({ order_line_id, quantity, refusal }) => {
    const line = known.find((one) => one.id === order_line_id);
    return `  line ${line?.position}  ${quantity} × ${line?.sku}${refusal === null ? '' : `  refused: ${refusal}`}`;
  });
  return good([say(row), ...(row.goods === null ? [] : [`  in words: ${row.goods}`]), ...goods].join('\n'));
};

const handled = (done: Result<WithdrawalRow, HandleRefusal>): DeskAnswer =>
  done.ok ? good(say(done.value)) : bad(REFUSALS[done.error]);

const refund = async (deps: WithdrawalDeskDeps, id: number, staff: string): Promise<DeskAnswer> => {
  const done = await refundWithdrawal(deps, id, staff);
  return done.ok ? good(say(done.value)) : bad(refundRefusal(done.error));
};

const GOODS = /^(\d{1,3})=(\d{1,3})$/;

const goodsOf = (words: readonly string[]) => {
  const lines = words
    .map((word) => GOODS.exec(word))
    .map((found) => found && { position: Number(found[1]), quantity: Number(found[2]) });
  const read = lines.filter((line) => line !== null && line.quantity > 0);
  return read.length > 0 && read.length === words.length ? read.filter((line) => line !== null) : null;
};

const find = async (
  deps: WithdrawalDeskDeps,
  { id, staff }: { id: number; staff: string },
  [number = '', ...words]: readonly string[],
): Promise<DeskAnswer | null> => {
  const asked = orderIdIn(number);
  const lines = goodsOf(words);
  if (asked === null || !lines) return null;
  const quoteId = await findOrderIdByNumber(deps.settling.db, asked);
  if (quoteId === null) return bad(`There is no order with the number ${asked}.`);
  return handled(await findGoods(deps, { id, staff, quoteId, lines }));
};

const refuse = async (
  deps: WithdrawalDeskDeps,
  act: { id: number; staff: string },
  [which = '', ...reason]: readonly string[],
): Promise<DeskAnswer | null> => {
  const isLine = /^\d{1,3}$/.test(which);
  if (!isLine && which !== 'all') return null;
  const position = isLine ? Number(which) : null;
  return handled(await refuseGoods(deps, { ...act, position, reason: reason.join(' ') }));
};

/** `withdrawal 12 received`; null for an unknown command. */
export const withdrawalCommand = async (
  deps: WithdrawalDeskDeps,
  staff: string,
  [number = '', command, ...words]: readonly string[],
): Promise<DeskAnswer | null> => {
  if (!/^\d{1,12}$/.test(number)) return null;
  const act = { id: Number(number), staff };
  switch (command) {
    case undefined:
      return show(deps, act.id);
    case 'received':
      return handled(await receiveGoods(deps, { ...act, evidence: 'goods' }));
    case 'proof':
      return handled(await receiveGoods(deps, { ...act, evidence: 'sending' }));
    case 'refuse':
      return refuse(deps, act, words);
    case 'goods':
      return find(deps, act, words);
    case 'refund':
      return refund(deps, act.id, staff);
    default:
      return null;
  }
};
