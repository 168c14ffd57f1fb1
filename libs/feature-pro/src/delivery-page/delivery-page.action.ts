import { proKeys, proQueries } from '@shop/data-access/pro';
import { dropDraft, findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy, seeOther } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { TERMS_DRAFT, termsSchema } from './terms-form.schema.ts';

/** Accepts the terms as they were shown. Where there are newer ones by now, those are shown. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api, queryClient } = pageContext(context);
  const fields = await readForm(request);
  const found = Object.entries(findErrors(termsSchema, fields));
  if (found.length > 0)
    return refuse(fields, Object.fromEntries(found.map(([name, { message }]) => [name, [message]])));
  try {
    await proQueries(api).acceptTerms(Number(fields.version), fields.name ?? '');
  } catch (problem) {
    return refuseBy(problem, fields);
  } finally {
    await queryClient.invalidateQueries({ queryKey: proKeys.all, refetchType: 'none' });
  }
  dropDraft(TERMS_DRAFT);
  return seeOther(laterPaths.siteProDelivery.to());
};
