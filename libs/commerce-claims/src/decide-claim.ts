import type { Database, Transaction } from '@shop/database';
import { getCurrencyCode, getCurrencyId, type CurrencyCode } from '@shop/domain/currencies';
import {
  claimNumber,
  isOpenClaim,
  LONGEST_CLAIM_TEXT,
  mayBecome,
  refundOfLines,
  type ClaimState,
} from '@shop/domain/claim';
import type { Amount } from '@shop/domain/money';
import { err, ok, type Result } from '@shop/domain/result';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { getOrder } from '@shop/commerce-orders';
import type { RefundAsked, RefundRefusal } from '@shop/commerce-payments';
import { claimMail, type ClaimNews } from './claim-mails.ts';
import type { ClaimChangeDeps } from './claims.ports.ts';
import {
  changeClaim,
  findClaimByNumber,
  findClaimedLines,
  insertEvent,
  insertMessage,
  lockClaim,
  type ClaimRow,
} from './claims.repository.ts';

/** In the charged currency. */
type OrderedRefund = { readonly amount: Amount; readonly currency: CurrencyCode };

export type ClaimDeskDeps = ClaimChangeDeps & {
  readonly db: Database;
  readonly clock: () => Date;
  readonly audit: Pick<AuditLog, 'recordIn'>;
  /** The refund engine. It works in a transaction of its own. */
  readonly orderRefund: (asked: RefundAsked) => Promise<Result<OrderedRefund, RefundRefusal>>;
};

export type DecisionRefusal =
  | 'unknown_claim'
  | 'not_from_this_state'
  | 'text_missing'
  | 'text_too_long'
  | 'closed'
  | 'sum_needed'
  | RefundRefusal;

type Of = { readonly brand: string; readonly number: number; readonly staff: string };

export type Decision = Of & {
  readonly state: ClaimState;
  /** For the buyer. A question and a refusal need one. */
  readonly text: string;
  /** Of a refund, in the charged currency; null: the claimed lines' share of the order. */
  readonly amount?: Amount | null;
};

export type Decided = {
  readonly claim: ClaimRow;
  readonly refund: OrderedRefund | null;
};

const NEED_TEXT: readonly ClaimState[] = ['question', 'refused'];

const textRefusal = (text: string, isNeeded: boolean): DecisionRefusal | null => {
  if (isNeeded && text === '') return 'text_missing';
  return text.length > LONGEST_CLAIM_TEXT ? 'text_too_long' : null;
};

/** The claimed lines' share of what the order cost. Null where the payer was charged in another currency than the order's. */
const shareOf = async (tx: Transaction, claim: ClaimRow): Promise<Amount | null> => {
  const [lines, order] = await Promise.all([findClaimedLines(tx, claim), getOrder(tx, claim.quote_id)]);
  const charged = await tx
    .selectFrom('payment')
    .select('charged_currency_id')
    .where('quote_id', '=', claim.quote_id)
    .where('booked_at', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  if (charged?.charged_currency_id !== order.currency_id) return null;
  return refundOfLines(
    lines.map(({ unit_price: unitPrice, quantity }) => ({ unitPrice, quantity })),
    { subtotal: order.totals.subtotal, total: order.totals.total },
  );
};

/** The refund that an interrupted earlier attempt has ordered already. */
const findOrdered = async (tx: Transaction, claim: ClaimRow, reason: string) => {
  const row = await tx
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
    .select(['payment_refund.amount', 'payment.charged_currency_id'])
    .where('payment.quote_id', '=', claim.quote_id)
    .where('payment_refund.reason', '=', reason)
    .executeTakeFirst();
  return row && { amount: row.amount, currency: getCurrencyCode(row.charged_currency_id) };
};

const refundClaim = async (
  { orderRefund }: ClaimDeskDeps,
  tx: Transaction,
  claim: ClaimRow,
  { amount, staff }: Decision,
): Promise<Result<OrderedRefund, DecisionRefusal>> => {
  const reason = `claim ${claimNumber(claim.number)}`;
  const ordered = await findOrdered(tx, claim, reason);
  if (ordered) return ok(ordered);
  const sum = amount ?? (await shareOf(tx, claim));
  if (sum === null) return err('sum_needed');
  return orderRefund({ of: { orderId: claim.quote_id }, amount: sum, reason, staff });
};

/**
 * Changes the state of a claim as staff decided. The refund of an accepted claim is ordered at once; money, order and their mail
 * follow the provider's report. State, message, history and mail are written together.
 */
export const decideClaim = (
  deps: ClaimDeskDeps,
  decision: Decision,
): Promise<Result<Decided, DecisionRefusal>> =>
  deps.db.transaction().execute(async (tx) => {
    const known = await findClaimByNumber(tx, decision.brand, decision.number);
    if (!known) return err('unknown_claim');
    const claim = await lockClaim(tx, known.id);
    const { state, staff } = decision;
    const text = decision.text.trim();
    if (!mayBecome(claim.state, state)) return err('not_from_this_state');
    const refusal = textRefusal(text, NEED_TEXT.includes(state));
    if (refusal) return err(refusal);
    const refund = state === 'refund' ? await refundClaim(deps, tx, claim, decision) : ok(null);
    if (!refund.ok) return refund;
    const now = deps.clock();
    const changed = await changeClaim(tx, claim.id, {
      state,
      updated_at: now,
      ...(state === 'closed' && { closed_at: now }),
      ...(refund.value && {
        refund_amount: refund.value.amount,
        refund_currency_id: getCurrencyId(refund.value.currency),
      }),
    });
    await insertEvent(tx, { claim_id: claim.id, state, actor: `staff:${staff}`, created_at: now });
    await tell(deps, tx, changed, { news: state, text, staff });
    return ok({ claim: changed, refund: refund.value });
  });

/** A message of staff, without a change of state. */
export const answerClaim = (
  deps: ClaimDeskDeps,
  { brand, number, staff, ...said }: Of & { readonly text: string },
): Promise<Result<ClaimRow, DecisionRefusal>> =>
  deps.db.transaction().execute(async (tx) => {
    const known = await findClaimByNumber(tx, brand, number);
    if (!known) return err('unknown_claim');
    const claim = await lockClaim(tx, known.id);
    const text = said.text.trim();
    if (!isOpenClaim(claim.state)) return err('closed');
    const refusal = textRefusal(text, true);
    if (refusal) return err(refusal);
    const changed = await changeClaim(tx, claim.id, { updated_at: deps.clock() });
    await tell(deps, tx, changed, { news: 'message', text, staff });
    return ok(changed);
  });

type Told = { readonly news: ClaimNews; readonly text: string; readonly staff: string };

const tell = async (
  { mail, brands, audit, clock }: ClaimDeskDeps,
  tx: Transaction,
  claim: ClaimRow,
  { news, text, staff }: Told,
): Promise<void> => {
  const now = clock();
  const message =
    text === ''
      ? null
      : await insertMessage(tx, {
          ...{ claim_id: claim.id, author: 'staff' as const, staff, body: text, created_at: now },
        });
  await audit.recordIn(tx, {
    event: 'staff.acted',
    outcome: 'done',
    actor: { kind: 'staff', id: staff },
    subject: { kind: 'claim', id: claim.id },
    place: { brand: claim.brand },
    details: { act: `claim:${news}` },
  });
  const cause = message ? `message:${message.id}` : `${news}:${now.getTime()}`;
  await mail.enqueue(tx, claimMail(brands, claim, { news, cause, text: message?.body }));
};
