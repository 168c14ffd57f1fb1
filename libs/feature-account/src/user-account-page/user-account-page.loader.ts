import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** The check has seen that there is a client; the overview wants the newest orders too. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const { language, queries, queryClient } = pageContext(context);
  const asked = { languageId: language.id, page: 1, filter: null };
  // An overview without its orders is better than none.
  await queryClient.prefetchQuery(queries.orders.list(asked));
  return null;
};
