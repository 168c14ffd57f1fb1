import { pageContext } from '@shop/page';
import { data, type LoaderFunctionArgs } from 'react-router-dom';

/** A brand that takes nothing back has no such page. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  if (pageContext(context).brand.promises.returnDays === null) throw data(null, { status: 404 });
  return null;
};
