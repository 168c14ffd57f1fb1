import { QueryCache } from '@tanstack/react-query';

/**
 * Where a page keeps its answers. A query that pages can do without says `meta: { isReported: true }`: its failure stops
 * nobody, so it is told to those who mend the shop instead, wherever it was asked.
 */
export const createQueryCache = (report: (error: unknown) => void): QueryCache =>
  new QueryCache({
    onError: (error, { meta }) => {
      if (meta?.['isReported'] === true) report(error);
    },
  });
