import { inParallel } from '@shop/commerce-kit/in-parallel';
import { callProvider, type AskDeps } from './ask-provider.ts';
import { paymentAt } from './charge.ts';
import type { Payment } from './payable-kind.ts';
import { getPayable, lockPayment, MOST_DEFECTS } from './payments.repository.ts';
import type { RefundReport } from './providers/providers.module.ts';
import { openRefundFailed } from './refund-failed.ts';
import { countRefundDefect, endRefund, takeDueRefunds, type Refund } from './refunds.repository.ts';
import { kindOf, settle } from './settle.ts';

const AT_ONCE = 4;

/**
 * Makes the refunds that staff ordered. A refund is requested with its own key until the provider's total
 * includes it; a refused one, or one whose adapter fails repeatedly, goes to staff.
 */
export const giveRefunds = async (deps: AskDeps & { readonly quietMs: number }): Promise<void> => {
  const refunds = await takeDueRefunds(deps.db, deps.clock(), deps.quietMs);
  await inParallel(refunds.length, AT_ONCE, async (at) => {
    const refund = refunds[at];
    if (!refund) return;
    const payment = await getPayment(deps, refund.payment_id);
    try {
      await giveOne(deps, refund, payment);
    } catch (error) {
      // The others are independent of it.
      deps.providerLog.defect({ payment, question: 'refund' }, error);
    }
  });
};

const getPayment = ({ db }: Pick<AskDeps, 'db'>, id: number): Promise<Payment> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const giveOne = async (deps: AskDeps, refund: Refund, payment: Payment): Promise<void> => {
  const { amount, key } = refund;
  const answered = await callProvider(deps, payment, 'refund', async (): Promise<RefundReport> => {
    const provider = deps.providers.get(payment.provider);
    if (!provider) throw new Error(`no provider ${payment.provider}`);
    return provider.refund(payment.reference, paymentAt(payment), { amount, key });
  });
  if (answered.kind === 'silent') return;
  if (answered.kind === 'defect') {
    if ((await countRefundDefect(deps.db, refund.id)) >= MOST_DEFECTS)
      await fail(deps, refund, payment, 'defect');
    return;
  }
  const { report } = answered;
  const { payment: after = payment } = await settle(deps, report);
  if (after.refunded_amount >= refund.refunded_before + amount) {
    await endRefund(deps.db, refund.id, { state: 'done', failure: null, now: deps.clock() });
  } else if (report.refused !== undefined) await fail(deps, refund, payment, report.refused);
};

const fail = async (
  deps: AskDeps,
  refund: Refund,
  { id, payable_id }: Payment,
  failure: string,
): Promise<void> => {
  const { db, clock } = deps;
  await db.transaction().execute(async (tx) => {
    const payable = await getPayable(tx, payable_id);
    const kind = kindOf(deps.kinds, payable);
    await kind.lock(tx, payable);
    const payment = await lockPayment(tx, id);
    if (!(await endRefund(tx, refund.id, { state: 'failed', failure, now: clock() }))) return;
    await openRefundFailed(deps, tx, payment, refund);
    await kind.onRefundFailed?.(tx, { payable, payment, now: clock() });
  });
};
