import { isApiProblem } from '@shop/data-access';
import { wishQueries } from '@shop/data-access/wishes';
import { notFound, pageContext, readForm, seeOther } from '@shop/page';
import { loginFor } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { userOf } from '../current-user.ts';

const FULL = 409;

/** Reloaded after it was sent. */
export const loader = () => seeOther(laterPaths.wishList.to());

/** The form of a product's page. A guest logs in, and is asked once more on the list: a link must not save anything. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const { variant_id: typed } = await readForm(request);
  const variant = Number(typed);
  if (!Number.isSafeInteger(variant) || variant <= 0) throw notFound();
  if (!(await userOf(page))) return seeOther(loginFor(laterPaths.wishList.to({}, { save: variant })));
  const wishes = wishQueries(page.api);
  try {
    await wishes.add(variant);
  } catch (problem) {
    // The list says that it is full.
    if (isApiProblem(problem) && problem.status === FULL) return seeOther(laterPaths.wishList.to());
    throw problem;
  }
  await page.queryClient.invalidateQueries({ queryKey: wishes.key });
  return seeOther(laterPaths.wishList.to({}, { done: 'saved' }));
};
