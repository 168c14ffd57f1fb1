import { proKeys, proQueries } from '@shop/data-access/pro';
import { dropDraft, findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy, seeOther } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { APPLICATION_DRAFT, applicationSchema } from './application-form.schema.ts';

/** Sends the application; the page then shows that it waits. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api, queryClient } = pageContext(context);
  const fields = await readForm(request);
  const found = Object.entries(findErrors(applicationSchema, fields));
  const issues = found.map(([name, { message }]) => [name, [message]]);
  if (issues.length > 0) return refuse(fields, Object.fromEntries(issues));
  const { company = '', register_code = '', vat_number = '', note = '' } = fields;
  const country_id = Number(fields.country_id);
  try {
    await proQueries(api).apply({ company, register_code, vat_number, note, country_id });
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft(APPLICATION_DRAFT);
  await queryClient.invalidateQueries({ queryKey: proKeys.all, refetchType: 'none' });
  return seeOther(laterPaths.pro.to());
};
