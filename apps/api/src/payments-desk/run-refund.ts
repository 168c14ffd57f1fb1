import { parseArgs } from 'node:util';
import { fromWire } from '@shop/domain/wire-amount';
import { orderRefund, type RefundAsked, type SettleDeps } from '@shop/commerce-payments';
import { auditWithActs } from '@shop/commerce-staff';
import { moneyOf, REFUND_REFUSALS, USAGE, type DeskAnswer } from './desk-texts.ts';

const SUM = /^\d{1,9}(\.\d{1,2})?$/;
const ORDER = /^QU(\d{1,12})$/;

const read = (args: readonly string[]): Omit<RefundAsked, 'staff'> | null => {
  try {
    const options = { reason: { type: 'string' } } as const;
    // A reference may begin with a dash, as an option does.
    const [ref, ...others] = args;
    const { values, positionals } = parseArgs({ args: others, options, allowPositionals: true });
    const [sum, ...rest] = positionals;
    if (!ref || ref.startsWith('--') || rest.length > 0 || (sum !== undefined && !SUM.test(sum))) return null;
    const [, orderId] = ORDER.exec(ref) ?? [];
    return {
      of: orderId === undefined ? { reference: ref } : { orderId: Number(orderId) },
      amount: sum === undefined ? null : fromWire(Number(sum)),
      reason: values.reason ?? '',
    };
  } catch {
    // An unknown option.
    return null;
  }
};

/** Runs `refund <order or payment> [sum] --reason "…"`. */
export const runRefund = async (
  deps: SettleDeps,
  staff: string,
  args: readonly string[],
): Promise<DeskAnswer> => {
  const asked = read(args);
  if (!asked) return { text: USAGE, exitCode: 1 };
  const { reason } = asked;
  const audit = auditWithActs(deps.audit, { who: `desk:${staff}`, reason, clock: deps.clock });
  const ordered = await orderRefund({ ...deps, audit }, { ...asked, staff });
  return ordered.ok
    ? { text: `The running shop has the provider give back ${moneyOf(ordered.value)}.`, exitCode: 0 }
    : { text: REFUND_REFUSALS[ordered.error], exitCode: 1 };
};
