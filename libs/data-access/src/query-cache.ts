import { QueryCache } from '@tanstack/react-query';

/**
 * Where a page keeps its answers. A query that pages can do without says `meta: { isReported: true }`: its failure shows no
 * error page, so it is reported instead.
 */
export const createQueryCache = (report: (error: unknown) => void): QueryCache =>
  new QueryCache({
    onError: (error, { meta }) => {
      if (meta?.['isReported'] === true) report(error);
    },
  });
