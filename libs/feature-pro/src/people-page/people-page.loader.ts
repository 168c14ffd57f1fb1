import { proQueries } from '@shop/data-access/pro';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { mustBePro } from '../must-be-pro.ts';

/** Fetched at each visit: colleagues change it. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const page = pageContext(context);
  await mustBePro(page);
  const pro = proQueries(page.api);
  await Promise.all([
    page.queryClient.fetchQuery({ ...pro.state(), staleTime: 0 }),
    page.queryClient.prefetchQuery({ ...pro.people(), staleTime: 0 }),
  ]);
  return null;
};
