import { authCalls } from '@shop/contracts/calls';
import { forgetDrafts } from '@shop/forms';
import { pageContext, readForm } from '@shop/page';
import { paths } from '@shop/paths';
import { redirect, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { forgetVisitor } from '../forget-visitor.ts';

/** Logging out is a form, never a link: opening the address does nothing. */
export const loader = () => redirect(paths.home.to());

/** Makes the visitor a guest and redirects to the index page, which is open to guests. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api, queryClient } = pageContext(context);
  const { everywhere } = await readForm(request);
  await api.send(authCalls.logout, { everywhere: everywhere === '1' });
  forgetVisitor(queryClient);
  forgetDrafts();
  return redirectDocument(paths.home.to(), 303);
};
