import type { Settings } from '@shop/commerce-payments/providers';
import type { Database } from '@shop/database';
import { MAIN_ACCOUNT, ownAccounts, type SettledProvider } from './accounts.ts';
import { PATIENCE_DAYS } from './read-report.ts';

const DAY_MS = 86_400_000;

const hasOldMoney = async (db: Database, methods: readonly number[], before: Date): Promise<boolean> => {
  if (methods.length === 0) return false;
  const found = await db
    .selectFrom('payment')
    .select('id')
    .where('provider', 'in', methods)
    .where('booked_at', '<', before)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** The number of accounts at these providers without a report for three days, once they have taken money. */
export const countOverdueReports = async (
  db: Database,
  { providers, settings }: { providers: readonly SettledProvider[]; settings: Settings },
  now: Date,
): Promise<number> => {
  const before = new Date(now.getTime() - PATIENCE_DAYS * DAY_MS);
  const recent = await db
    .selectFrom('settlement_report')
    .select(['provider', 'account'])
    .where('read_at', '>=', before)
    .distinct()
    .execute();
  const isRead = (provider: string, account: string) =>
    recent.some((one) => one.provider === provider && one.account === account);
  let overdue = 0;
  for (const provider of providers.filter(({ readSettlement }) => readSettlement)) {
    const late = [MAIN_ACCOUNT, ...ownAccounts(provider, settings)].filter(
      (account) => !isRead(provider.id, account),
    );
    const methods = provider.methods.map(({ id }) => id);
    if (late.length > 0 && (await hasOldMoney(db, methods, before))) overdue += late.length;
  }
  return overdue;
};
