import { readForm, refuse } from '@shop/page';
import type { ActionFunctionArgs } from 'react-router-dom';

/** Without scripts: nothing can be added before the named option is chosen, and the page says so beside it. */
export const action = async ({ request }: ActionFunctionArgs) => {
  const fields = await readForm(request);
  return refuse(fields, { [fields['choose'] ?? 'variant_id']: ['required'] });
};
