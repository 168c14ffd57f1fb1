import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query that leads to the table of orders instead of the top of its page. */
export const FOCUS_TABLE = { focus_order_table: 'true' } as const;

const isAsked = (search: URLSearchParams): boolean =>
  Object.entries(FOCUS_TABLE).every(([name, value]) => search.get(name) === value);

/** Scrolls to the table and focuses it if the address says so. */
export const useOrderTableFocus = (): RefObject<HTMLTableElement | null> => {
  const table = useRef<HTMLTableElement>(null);
  const [search] = useSearchParams();
  const asks = isAsked(search);
  useEffect(() => {
    if (!asks) return;
    table.current?.scrollIntoView({ block: 'start' });
    table.current?.focus({ preventScroll: true });
  }, [asks]);
  return table;
};
