import { claimKeys, claimQueries } from '@shop/data-access/claims';
import { dropDraft, findErrors } from '@shop/forms';
import { pageContext, refuse, refuseBy, seeOther } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { replyDraft } from '../claim-form-page/claim-draft.ts';
import { replySchema } from '../claim-form-page/claim-form.schema.ts';
import { readClaimForm } from '../claim-form-page/read-claim-form.ts';

/** Sends a message of the buyer. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { api, queryClient } = pageContext(context);
  const slug = params.slug ?? '';
  const { values, files, fileRefusal } = await readClaimForm(request);
  const errors: Record<string, readonly string[]> = Object.fromEntries(
    Object.entries(findErrors(replySchema, values)).map(([name, { message }]) => [name, [message]]),
  );
  if (fileRefusal !== undefined) errors['files'] = [fileRefusal];
  if (Object.keys(errors).length > 0) return refuse(values, errors);
  try {
    await claimQueries(api).write(
      { slug, text: values['text'] ?? '', files: [...files] },
      values['key'] ?? '',
    );
  } catch (problem) {
    return refuseBy(problem, values);
  }
  dropDraft(replyDraft(slug));
  queryClient.removeQueries({ queryKey: claimKeys.all });
  return seeOther(laterPaths.claim.to({ slug }, { done: 'written' }));
};
