import { isApiProblem } from '@shop/data-access';
import { sendAct } from '@shop/data-access/cart-change';
import {
  createChangeKey,
  pageContext,
  readForm,
  seeOther,
  type PageContext,
  type Preferences,
} from '@shop/page';
import { safeRedirect } from '@shop/paths';
import type { ActionFunctionArgs } from 'react-router-dom';

const chosen = ({
  currency,
  layout,
  scheme,
  shipping_method: method,
  browser,
  market,
}: Record<string, string>): Partial<Preferences> => ({
  ...(currency && /^\d{1,4}$/.test(currency) && { currency: Number(currency) }),
  ...((layout === 'GRID' || layout === 'LIST') && { layout }),
  ...((scheme === 'light' || scheme === 'dark') && { scheme }),
  ...(market && /^\d{1,4}$/.test(market) && { countryId: Number(market) }),
  ...((method === 'air' || method === 'sea') && { shippingMethod: method }),
  ...(browser === 'keep' && { keepsBrowser: true }),
});

/** The visitor's cart gets the preferred method; a failing cart call does not block the page. */
const tellCart = async (page: PageContext, { shippingMethod: method }: Partial<Preferences>) => {
  if (!method || !page.hasSession) return;
  try {
    await sendAct(page.api, { change: { kind: 'method', method }, key: createChangeKey() });
  } catch (problem) {
    if (!isApiProblem(problem)) throw problem;
    page.report(problem);
  }
};

/** Stores the visitor's preferences on this device and returns to the previous page. */
export const savePreferences = async ({ request, context }: ActionFunctionArgs) => {
  const fields = await readForm(request);
  const page = pageContext(context);
  const preferences = chosen(fields);
  page.remember(preferences);
  await tellCart(page, preferences);
  return seeOther(safeRedirect(fields['back']) ?? '/');
};
