import { authCalls } from '@shop/contracts/calls';
import { pageContext, readForm, seeOther } from '@shop/page';
import { paths } from '@shop/paths';
import type { ActionFunctionArgs } from 'react-router-dom';
import { refreshUser } from '../own-address/refresh-user.ts';

/** Makes one of the addresses the main one. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const { id } = await readForm(request);
  await page.api.send(authCalls.makeMainAddress, { id: Number(id) });
  await refreshUser(page);
  return seeOther(paths.deliveryAddresses.to({}, { done: 'main' }));
};
