import type { Transaction } from '@shop/database';
import { isSent } from '@shop/domain/order-road';
import { err, ok, type Result } from '@shop/domain/result';
import { lastDayToSend } from '@shop/domain/withdrawal';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { MailPort } from '@shop/commerce-mail';
import { findOrderLines, getOrder, lockOrder } from '@shop/commerce-orders';
import { lockPaymentOfOrder, type SettleDeps } from '@shop/commerce-payments';
import { decisionMail, receiptMail } from './withdrawal-mail.ts';
import { leftOf, readFacts } from './state-withdrawal.ts';
import {
  findLinesOf,
  findWithdrawal,
  insertLines,
  lockWithdrawal,
  updateWithdrawal,
  type WithdrawalRow,
} from './withdrawals.repository.ts';

export type HandleDeps = {
  readonly settling: SettleDeps;
  readonly mail: MailPort;
  readonly brands: Brands;
  readonly audit: Pick<AuditLog, 'recordIn'>;
};

export type HandleRefusal =
  'unknown_withdrawal' | 'unknown_order' | 'unknown_line' | 'reason_missing' | 'wrong_state' | 'too_many';

type Handled = Promise<Result<WithdrawalRow, HandleRefusal>>;
type Act = { readonly id: number; readonly staff: string };

const change = (
  { settling, audit }: HandleDeps,
  { id, staff }: Act,
  act: string,
  work: (tx: Transaction, row: WithdrawalRow) => Handled,
): Handled =>
  settling.db.transaction().execute(async (tx) => {
    const found = await findWithdrawal(tx, id);
    if (!found) return err('unknown_withdrawal');
    if (found.quote_id !== null) {
      await lockPaymentOfOrder(settling, tx, found.quote_id);
      await lockOrder(tx, found.quote_id);
    }
    const done = await work(tx, await lockWithdrawal(tx, id));
    if (done.ok)
      await audit.recordIn(tx, {
        event: 'staff.acted',
        outcome: 'done',
        actor: { kind: 'staff', id: staff },
        subject: { kind: 'withdrawal', id },
        details: { act },
      });
    return done;
  });

/** Records that the goods, or a proof that they were sent, have arrived: the refund is due. */
export const receiveGoods = (
  deps: HandleDeps,
  act: Act & { readonly evidence: 'goods' | 'sending' },
): Handled =>
  change(deps, act, `withdrawal:${act.evidence}`, async (tx, row) => {
    if (row.state !== 'awaiting_goods' && row.state !== 'received') return err('wrong_state');
    const now = deps.settling.clock();
    await updateWithdrawal(tx, row.id, {
      state: 'received',
      evidence: act.evidence,
      received_at: row.received_at ?? now,
    });
    return ok(await lockWithdrawal(tx, row.id));
  });

type Refused = Act & {
  /** The position of an order's line; null: the whole statement. */
  readonly position: number | null;
  readonly reason: string;
};

/** Refuses a line or the whole statement, with a reason that the consumer reads. */
export const refuseGoods = (deps: HandleDeps, { position, reason, ...act }: Refused): Handled =>
  change(deps, act, 'withdrawal:refuse', async (tx, row) => {
    const why = reason.trim();
    if (why === '') return err('reason_missing');
    if (row.ended_at !== null) return err('wrong_state');
    const lines = await findLinesOf(tx, row.id);
    const known = row.quote_id === null ? [] : await findOrderLines(tx, row.quote_id);
    const lineId = known.find((line) => line.position === position)?.id;
    const refused = lines.filter(({ order_line_id }) => position === null || order_line_id === lineId);
    if (position !== null && refused.length === 0) return err('unknown_line');
    for (const { id } of refused)
      await tx.updateTable('withdrawal_line').set({ refusal: why }).where('id', '=', id).execute();
    const isAll = (await findLinesOf(tx, row.id)).every(({ refusal }) => refusal !== null);
    if (isAll) {
      await updateWithdrawal(tx, row.id, { state: 'refused', reason: why, ended_at: deps.settling.clock() });
      const ended = await lockWithdrawal(tx, row.id);
      if (row.quote_id !== null)
        await deps.mail.enqueue(
          tx,
          await decisionMail(tx, deps.brands, ended, await getOrder(tx, row.quote_id)),
        );
      return ok(ended);
    }
    return ok(await lockWithdrawal(tx, row.id));
  });

type Found = Act & {
  readonly quoteId: number;
  readonly lines: readonly { readonly position: number; readonly quantity: number }[];
};

/** Gives a typed statement its order and goods: the term is that of the statement, not of this act. */
export const findGoods = (deps: HandleDeps, { quoteId, lines, ...act }: Found): Handled =>
  change(deps, act, 'withdrawal:goods', async (tx, row) => {
    if (row.state !== 'stated') return err('wrong_state');
    if (row.quote_id !== null && row.quote_id !== quoteId) return err('unknown_order');
    await lockPaymentOfOrder(deps.settling, tx, quoteId);
    const order = await lockOrder(tx, quoteId);
    if (order.brand !== row.brand) return err('unknown_order');
    const facts = await readFacts(tx, order);
    const stated = lines.map(({ position, quantity }) => {
      const line = facts.lines.find((known) => known.position === position);
      return line && quantity <= leftOf(facts, line)
        ? { orderLineId: line.id, quantity, refusal: null }
        : null;
    });
    const found = stated.filter((line) => line !== null);
    if (found.length === 0 || found.length < stated.length) return err('too_many');
    await insertLines(tx, row.id, found);
    const now = deps.settling.clock();
    const { timeZone } = deps.brands.get(row.brand);
    await updateWithdrawal(tx, row.id, {
      quote_id: quoteId,
      ...(isSent(order.state_before_dispute ?? order.state)
        ? { state: 'awaiting_goods' as const, return_by: lastDayToSend(now, timeZone) }
        : { state: 'received' as const, evidence: 'not_sent' as const, received_at: now }),
    });
    const known = await lockWithdrawal(tx, row.id);
    const mail = await receiptMail(tx, deps.brands, known, order);
    await deps.mail.enqueue(tx, { ...mail, uniqueKey: `withdrawal-found:${row.id}` });
    return ok(known);
  });
