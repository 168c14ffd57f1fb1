import { proQueries } from '@shop/data-access/pro';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { mustHaveCompany } from '../must-be-pro.ts';

/** Fetched at each visit: colleagues change it. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const page = pageContext(context);
  await mustHaveCompany(page);
  await page.queryClient.prefetchQuery({ ...proQueries(page.api).people(), staleTime: 0 });
  return null;
};
