import { reservationQueries } from '@shop/data-access/reservation';
import { dropDraft, findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy, seeOther } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { RESERVATION_DRAFT } from './reservation-draft.ts';
import { reservationSchema } from './reservation-form.schema.ts';

/** Requests the device. The reservation counts when the link of its mail is confirmed. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api } = pageContext(context);
  const fields = await readForm(request);
  const errors = Object.entries(findErrors(reservationSchema, fields));
  if (errors.length > 0)
    return refuse(fields, Object.fromEntries(errors.map(([name, { message }]) => [name, [message]])));
  const { model_id = '', name = '', email = '', phone = '' } = fields;
  try {
    await reservationQueries(api).reserve({ model_id: Number(model_id), name, email, phone });
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft(RESERVATION_DRAFT);
  return seeOther(laterPaths.reservation.to({}, { done: 'asked' }));
};
