import { homeQueries } from '@shop/data-access/home';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadHome } from './load-home.ts';

export const loader = async ({
  request,
  context: router,
  params: { token = '' },
}: LoaderFunctionArgs): Promise<null> => {
  const context = pageContext(router);
  const { api, queryClient, language } = context;
  const home = await queryClient.fetchQuery(homeQueries(api).preview(token, language.id));
  await loadHome(context, home, new URL(request.url));
  return null;
};
