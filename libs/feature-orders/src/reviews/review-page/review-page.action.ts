import { isApiProblem } from '@shop/data-access';
import { productReviewKeys, productReviewQueries } from '@shop/data-access/product-reviews';
import { REVIEW_NAMES } from '@shop/domain/product-review';
import { dropDraft, findErrors } from '@shop/forms';
import { pageContext, refuse, refuseBy, seeOther } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { readClaimForm } from '../../claims/claim-form-page/read-claim-form.ts';
import { keptKeys, reviewDraft, reviewSchema } from './review-form.schema.ts';

/** Sends, changes or withdraws a review. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { api, queryClient } = pageContext(context);
  const slug = params['slug'] ?? '';
  const { values, files, fileRefusal } = await readClaimForm(request);
  const product_id = Number(values['product']);
  const queries = productReviewQueries(api);
  const end = (done: 'sent' | 'withdrawn') => {
    dropDraft(reviewDraft(slug, product_id));
    queryClient.removeQueries({ queryKey: productReviewKeys.own });
    return seeOther(laterPaths.writeReview.to({ slug }, { done }));
  };
  if (values['act'] === 'withdraw') {
    try {
      await queries.withdraw({ slug, product_id });
    } catch (problem) {
      return refuseBy(problem, values);
    }
    return end('withdrawn');
  }
  const errors: Record<string, readonly string[]> = Object.fromEntries(
    Object.entries(findErrors(reviewSchema, values)).map(([name, { message }]) => [name, [message]]),
  );
  if (fileRefusal !== undefined) errors['files'] = [fileRefusal];
  const name = REVIEW_NAMES.find((known) => known === values['name']);
  if (Object.keys(errors).length > 0 || !name) return refuse(values, errors);
  const { title = '', text = '' } = values;
  try {
    await queries.save({
      ...{ slug, product_id, stars: Number(values['stars']), title, text, name },
      ...{ files: [...files], kept: keptKeys(values) },
    });
  } catch (problem) {
    // A key that was taken or has expired is of no use in the next attempt.
    const isFileGone = isApiProblem(problem) && problem.errors['files'] !== undefined;
    return refuseBy(problem, isFileGone ? { ...values, files: '' } : values);
  }
  return end('sent');
};
