import { parseArgs } from 'node:util';
import { orderIdIn } from '@shop/domain/order-list';
import { isMilestone, MILESTONES, type Milestone } from '@shop/domain/order-road';
import { CARRIERS } from '@shop/domain/parcel-state';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import {
  announceMilestone,
  findOrderIdByNumber,
  recordMilestone,
  type MilestoneRefusal,
} from '@shop/commerce-orders';
import { auditWithActs, readSubject } from '@shop/commerce-staff';
import { bad, good, type DeskAnswer } from './desk-answer.ts';
import { collectedCommand } from './collected-command.ts';
import { listCompanies } from './list-companies.ts';
import { listWithdrawals, withdrawalCommand, type WithdrawalDeskDeps } from './withdrawal-commands.ts';
import { parcelCommand, reportCommand, type ParcelDeskDeps } from './parcel-commands.ts';

export type OrdersDeskDeps = ParcelDeskDeps &
  WithdrawalDeskDeps & { readonly audit: Pick<AuditLog, 'recordIn'> };

export const ORDERS_USAGE = `npm run orders -- milestone <number> <milestone>                 it has just happened
npm run orders -- milestone <number> <milestone> --at <moment>   it happened then: 2026-11-23T14:05Z
npm run orders -- parcel <number> <carrier> <parcel number>      the goods travel in this parcel
npm run orders -- report <carrier> <file.json>                   an answer of the carrier’s API
npm run orders -- companies                                      VAT numbers of buyers that no register has confirmed
npm run orders -- collected <brand> <reservation>                its person buys the device; the deposit goes back
npm run orders -- withdrawals                                    statements of withdrawal that have not ended
npm run orders -- withdrawal <id>                                one statement with its goods
npm run orders -- withdrawal <id> goods <number> <line>=<count>… the order and goods that a typed statement means
npm run orders -- withdrawal <id> received                       the goods have come back
npm run orders -- withdrawal <id> proof                          a proof that they were sent has come
npm run orders -- withdrawal <id> refuse <line or all> <reason>  the buyer reads the reason
npm run orders -- withdrawal <id> refund                         each part goes to where it was paid from
Carriers: ${CARRIERS.join(', ')}
Milestones: ${MILESTONES.join(', ')}`;

const REFUSALS: Readonly<Record<MilestoneRefusal, string>> = {
  not_on_the_road: 'The order is not paid, or it has been cancelled or refunded.',
  before_payment: 'The order was not paid yet at that moment.',
  in_the_future: 'That moment has not come yet.',
};

type Asked = { readonly id: number; readonly milestone: Milestone; readonly at: Date | null };

const OPTIONS = { at: { type: 'string' } } as const;

/** Null for an invalid time. */
const momentOf = (said: string): Date | null => {
  const at = new Date(said);
  return Number.isNaN(at.getTime()) ? null : at;
};

const read = (args: readonly string[]): Asked | null => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [what, number = '', milestone = '', ...rest] = positionals;
    const id = orderIdIn(number);
    const at = values.at === undefined ? null : momentOf(values.at);
    const isReadable = what === 'milestone' && rest.length === 0 && (values.at === undefined || at !== null);
    return isReadable && id !== null && isMilestone(milestone) ? { id, milestone, at } : null;
  } catch {
    // An unknown option.
    return null;
  }
};

type Command = (deps: OrdersDeskDeps, staff: string, words: readonly string[]) => Promise<DeskAnswer | null>;

const withoutWords =
  (command: (deps: OrdersDeskDeps) => Promise<DeskAnswer>): Command =>
  async (deps, _, words) =>
    words.length === 0 ? command(deps) : null;

/** Null: the command's words cannot be read. */
const COMMANDS: Readonly<Record<string, Command>> = {
  parcel: parcelCommand,
  report: reportCommand,
  companies: withoutWords(({ db }) => listCompanies(db)),
  collected: collectedCommand,
  withdrawals: withoutWords(listWithdrawals),
  withdrawal: withdrawalCommand,
};

/** Runs one command of staff about orders. */
export const runOrdersDesk = async (
  deps: OrdersDeskDeps,
  staff: string,
  args: readonly string[],
): Promise<DeskAnswer> => {
  const [name = '', ...words] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return milestoneCommand(deps, staff, args);
  return (await command(deps, staff, words)) ?? bad(ORDERS_USAGE);
};

const milestoneCommand = async (
  { db, clock, audit, mail, brands }: OrdersDeskDeps,
  staff: string,
  args: readonly string[],
): Promise<DeskAnswer> => {
  const asked = read(args);
  if (!asked) return bad(ORDERS_USAGE);
  const { id, milestone } = asked;
  if ((await findOrderIdByNumber(db, id)) === null) return bad(`There is no order with the number ${id}.`);
  const now = clock();
  const fact = { milestone, at: asked.at ?? now, actor: `staff:${staff}` };
  const acts = auditWithActs(audit, {
    who: `desk:${staff}`,
    reason: `npm run orders -- ${args.join(' ')}`,
    clock,
    before: await readSubject(db, { kind: 'order', id }),
  });
  const recorded = await db.transaction().execute(async (tx) => {
    const done = await recordMilestone(tx, id, fact, now);
    if (done.ok && done.value.isNew) {
      await acts.recordIn(tx, {
        event: 'staff.acted',
        outcome: 'done',
        actor: { kind: 'staff', id: staff },
        subject: { kind: 'order', id },
        details: { act: `milestone:${milestone}` },
      });
    }
    if (done.ok && done.value.hasMoved) await announceMilestone(tx, { mail, brands }, id, milestone);
    return done;
  });
  if (!recorded.ok) return bad(REFUSALS[recorded.error]);
  return good(recorded.value.isNew ? `Recorded: ${milestone}.` : `${milestone} was recorded before.`);
};
