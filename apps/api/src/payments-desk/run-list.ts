import { parseArgs } from 'node:util';
import { parseSince } from '@shop/commerce-kit/audit-reading';
import {
  findListedPayment,
  findMovements,
  listPayments,
  type PaymentsAsked,
} from '@shop/commerce-settlements';
import { providerOfMethod, type DeskDeps } from './desk-deps.ts';
import { methodOf, USAGE, type DeskAnswer } from './desk-texts.ts';
import { isPaymentState, paymentPageOf, paymentTableOf } from './payment-tables.ts';

const MOST = 500;
const OPTIONS = {
  since: { type: 'string', default: '7d' },
  provider: { type: 'string' },
  state: { type: 'string' },
  brand: { type: 'string' },
} as const;

const refused = (text: string): DeskAnswer => ({ text, exitCode: 1 });

const read = (deps: DeskDeps, args: readonly string[]): PaymentsAsked | string => {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const { since, provider, state, brand } = values;
    if (state !== undefined && !isPaymentState(state)) return `There is no state "${state}" of a payment.`;
    const methods = provider === undefined ? undefined : methodsOf(deps, provider);
    if (methods?.length === 0) return `No method of "${provider}" takes payments here.`;
    return { since: parseSince(since, deps.clock()), methods, state, brand, limit: MOST };
  } catch (error) {
    return error instanceof Error && error.message.startsWith('--since') ? error.message : USAGE;
  }
};

/** By the id of a provider that takes payments here, or by the type of a method. */
const methodsOf = (deps: DeskDeps, named: string): number[] => {
  const methods = deps.providerEntries.flatMap((entry) => entry.methods.map(({ id }) => id));
  return [...new Set(methods)].filter(
    (method) => providerOfMethod(deps, method) === named || methodOf(method) === named,
  );
};

/** Runs `list`: payments with provider, state, fees and the day of their settlement. */
export const runList = async (deps: DeskDeps, args: readonly string[]): Promise<DeskAnswer> => {
  const asked = read(deps, args);
  if (typeof asked === 'string') return refused(asked);
  const payments = await listPayments(deps.db, asked);
  const more =
    payments.length === MOST ? `\nThe newest ${MOST} are listed; a later --since lists fewer.` : '';
  const named = (method: number) => providerOfMethod(deps, method) ?? '-';
  return { text: `${paymentTableOf(payments, named)}${more}`, exitCode: 0 };
};

/** Runs `show <reference>`. */
export const runShow = async (deps: DeskDeps, args: readonly string[]): Promise<DeskAnswer> => {
  const [reference, ...rest] = args;
  if (!reference || rest.length > 0) return refused(USAGE);
  const payment = await findListedPayment(deps.db, reference);
  const movements = await findMovements(deps.db, reference);
  if (!payment && movements.length === 0) return refused('No payment with this reference is known.');
  const provider = payment ? providerOfMethod(deps, payment.method) : undefined;
  return { text: paymentPageOf({ reference, payment, movements, provider }), exitCode: 0 };
};
