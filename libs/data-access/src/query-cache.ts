import { QueryCache } from '@tanstack/react-query';

/**
 * A page's store of answers. An optional query has `meta: { isReported: true }`: its failure shows no error
 * page, so it is reported instead.
 */
export const createQueryCache = (report: (error: unknown) => void): QueryCache =>
  new QueryCache({
    onError: (error, { meta }) => {
      if (meta?.['isReported'] === true) report(error);
    },
  });
