import { notFound, pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { userOf } from '../current-user.ts';
import { findOwnAddress } from './own-address.ts';

/** The address must be one of the client's. The same answer for one of another client and for none. */
export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const user = await userOf(pageContext(context));
  if (!findOwnAddress(user, params.id)) throw notFound(new URL(request.url).pathname);
  return null;
};
