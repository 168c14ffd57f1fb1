import { isApiProblem } from '@shop/data-access';
import { sendAct } from '@shop/data-access/cart-change';
import { wishQueries } from '@shop/data-access/wishes';
import {
  createChangeKey,
  pageContext,
  readForm,
  refuse,
  refuseBy,
  seeOther,
  type FormValues,
  type PageContext,
} from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';

const NOT_FOUND = 404;

/** Pressed twice, or in two tabs: it is off the list all the same. */
const remove = async ({ api, queryClient }: PageContext, id: number): Promise<void> => {
  const wishes = wishQueries(api);
  await wishes.remove(id).catch((problem: unknown) => {
    if (!isApiProblem(problem) || problem.status !== NOT_FOUND) throw problem;
  });
  await queryClient.invalidateQueries({ queryKey: wishes.key });
};

/** The piece is in the cart before it leaves the list, so that a failure loses neither. */
const moveToCart = async (page: PageContext, id: number, fields: FormValues) => {
  const { api, queries, queryClient, language } = page;
  const change = { kind: 'add' as const, variant: Number(fields['variant_id']), quantity: 1 };
  const { cart, adjusted } = await sendAct(api, { change, key: fields['key'] || createChangeKey() });
  queryClient.setQueryData(queries.cart.current(language.id).queryKey, cart);
  await queryClient.invalidateQueries({ queryKey: queries.visitor.summary().queryKey });
  await remove(page, id);
  return seeOther(paths.cart.to({}, { adjusted: adjusted ? 1 : undefined }));
};

const setAlert = async ({ api, queryClient }: PageContext, id: number, fields: FormValues) => {
  const wishes = wishQueries(api);
  const { alert_percent: percent = '', tells_stock: stock } = fields;
  await wishes.setAlert({
    id,
    alert_percent: percent === '' ? null : Number(percent),
    tells_stock: stock === '1',
  });
  await queryClient.invalidateQueries({ queryKey: wishes.key });
  return seeOther(laterPaths.wishList.to({}, { done: 'alert' }));
};

/** The forms of one wish: into the cart, its alerts, off the list. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const fields = await readForm(request);
  const id = Number(fields['id']);
  try {
    if (fields['intent'] === 'cart') return await moveToCart(page, id, fields);
    if (fields['intent'] === 'alert') return await setAlert(page, id, fields);
    if (fields['intent'] !== 'remove') return refuse(fields, {});
    await remove(page, id);
    return seeOther(laterPaths.wishList.to({}, { done: 'removed' }));
  } catch (problem) {
    return refuseBy(problem, fields);
  }
};
