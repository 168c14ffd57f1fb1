import { productReviewQueries } from '@shop/data-access/product-reviews';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const { api, language, queryClient } = pageContext(context);
  await queryClient.fetchQuery(productReviewQueries(api).list(language.id));
  return null;
};
