import { isApiProblem } from '@shop/data-access';
import { productReviewQueries } from '@shop/data-access/product-reviews';
import { notFound, pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** An unknown order or invitation, and another visitor's, are not found. */
export const loader = async ({ context, params }: LoaderFunctionArgs): Promise<null> => {
  const { api, language, queryClient } = pageContext(context);
  try {
    await queryClient.fetchQuery(productReviewQueries(api).order(params['slug'] ?? '', language.id));
  } catch (problem) {
    if (isApiProblem(problem) && problem.kind === 'refused') throw notFound();
    throw problem;
  }
  return null;
};
