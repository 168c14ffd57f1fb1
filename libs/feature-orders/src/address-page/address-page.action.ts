import { orderCalls } from '@shop/contracts/later-calls';
import { isApiProblem } from '@shop/data-access';
import { orderKeys } from '@shop/data-access/orders';
import { dropDraft } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy, seeOther, type FormValues } from '@shop/page';
import { orderFor } from '@shop/paths';
import type { ActionFunctionArgs } from 'react-router-dom';
import { addressDraft } from './address-draft.ts';

const toSent = (fields: FormValues, slug: string) => {
  const text = (name: string) => fields[name]?.trim() ?? '';
  return {
    slug,
    parcel_shop: fields.parcel_shop ?? null,
    address: {
      id: 0,
      first_name: text('first_name'),
      last_name: text('last_name'),
      phone_number: text('phone_number'),
      first_address: text('first_address'),
      city: text('city'),
      zip: text('zip'),
      country_id: Number(fields.country_id),
    },
  };
};

/** The codes of a refusal that is about the order, not about the fields. */
const REFUSED: Readonly<Record<number, string>> = { 409: 'order_packed', 429: 'too_many_changes' };

const act =
  (isGuest: boolean) =>
  async ({ context, params, request }: ActionFunctionArgs) => {
    const { api, queryClient } = pageContext(context);
    const fields = await readForm(request);
    const slug = params.slug ?? '';
    try {
      await api.send(orderCalls.changeAddress, toSent(fields, slug));
    } catch (problem) {
      const code = isApiProblem(problem) ? REFUSED[problem.status] : undefined;
      return code === undefined ? refuseBy(problem, fields) : refuse(fields, {}, code);
    }
    dropDraft(addressDraft(slug));
    queryClient.removeQueries({ queryKey: orderKeys.all });
    return seeOther(`${orderFor(slug, isGuest)}?done=address_changed`);
  };

export const action = act(false);
export const actionOfGuest = act(true);
