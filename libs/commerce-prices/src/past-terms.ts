import type { Book } from '@shop/commerce-tariff';
import { sql, type Column, type Database, type PastTerms, type PriceTerms } from '@shop/database';
import { fingerprintOf } from './price-terms.ts';

const DAY_MS = 86_400_000;
/** A reduction lasts for 30 days after the 30 days of its prior price. */
const LEAST_DAYS = 62;

/** The time from which earlier terms count: the start of the longest reduction's window. */
export const findPastSince = async (db: Database, at: Date): Promise<Date> => {
  const { rows } = await sql<{ first: Column<'variant_reduction', 'counted_from'> | null }>`
    select min(counted_from) as first from variant_reduction`.execute(db);
  const least = at.getTime() - LEAST_DAYS * DAY_MS;
  return new Date(Math.min(least, rows[0]?.first?.getTime() ?? least));
};

type Past = {
  readonly moments: Book['moments'];
  readonly since: Date;
  readonly at: Date;
  /** Null where the shop did not deliver at that time. */
  readonly termsAt: (at: Date) => PriceTerms | null;
};

/** The terms that applied between `since` and `at`, except those that apply at the end. */
export const pastTermsOf = ({ moments, since, at, termsAt }: Past): PastTerms[] => {
  const starts = [since, ...moments.filter((moment) => moment > since && moment < at)];
  const now = termsAt(at);
  const current = now && fingerprintOf(now);
  const epochs: (PastTerms & { fingerprint: string })[] = [];
  for (const [index, start] of starts.entries()) {
    const terms = termsAt(start);
    const fingerprint = terms && fingerprintOf(terms);
    if (!terms || !fingerprint || fingerprint === current) continue;
    const until = (starts[index + 1] ?? at).toISOString();
    const last = epochs.at(-1);
    const continues = last?.fingerprint === fingerprint && last.until === start.toISOString();
    if (continues) epochs[epochs.length - 1] = { ...last, until };
    else epochs.push({ since: start.toISOString(), until, terms, fingerprint });
  }
  return epochs.map(({ fingerprint: _, ...epoch }) => epoch);
};
