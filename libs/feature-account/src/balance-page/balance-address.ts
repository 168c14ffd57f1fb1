import { toBalanceKind, toDay } from '@shop/domain/balance-history';
import { balanceCalls } from '@shop/contracts/later-calls';
import type { BalanceAsked } from '@shop/data-access/balance';

/** The view of the history in its address. */
export type BalanceView = BalanceAsked;

const MOST_PAGES = 10_000;

export const readBalanceView = (search: URLSearchParams): BalanceView => {
  const page = Number(search.get('page') ?? 1);
  return {
    kind: toBalanceKind(search.get('kind')),
    from: toDay(search.get('from')),
    to: toDay(search.get('to')),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
};

/** The query of a view's address; defaults are left out. */
export const balanceQuery = ({ kind, from, to, page }: BalanceView) => ({
  kind: kind ?? undefined,
  from: from ?? undefined,
  to: to ?? undefined,
  page: page === 1 ? undefined : page,
});

/** The history is filtered: an empty one does not mean that there are no movements. */
export const isNarrowed = ({ kind, from, to }: BalanceView): boolean =>
  kind !== null || from !== null || to !== null;

/** The file of all filtered movements, of all pages. */
export const tableAddress = (view: BalanceView): string => {
  const narrowed = Object.entries(balanceQuery({ ...view, page: 1 })).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(narrowed).toString();
  return query === '' ? balanceCalls.table.url : `${balanceCalls.table.url}?${query}`;
};
