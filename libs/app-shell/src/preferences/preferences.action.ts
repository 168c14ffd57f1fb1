import { pageContext, readForm, seeOther, type Preferences } from '@shop/page';
import { safeRedirect } from '@shop/paths';
import type { ActionFunctionArgs } from 'react-router-dom';

const chosen = ({ currency, layout, scheme }: Record<string, string>): Partial<Preferences> => ({
  ...(currency && /^\d{1,4}$/.test(currency) && { currency: Number(currency) }),
  ...((layout === 'GRID' || layout === 'LIST') && { layout }),
  ...((scheme === 'light' || scheme === 'dark') && { scheme }),
});

/** Keeps what the visitor prefers on this device and goes back to where they were. */
export const savePreferences = async ({ request, context }: ActionFunctionArgs) => {
  const fields = await readForm(request);
  pageContext(context).remember(chosen(fields));
  return seeOther(safeRedirect(fields['back']) ?? '/');
};
