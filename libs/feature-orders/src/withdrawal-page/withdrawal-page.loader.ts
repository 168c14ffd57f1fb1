import { pageContext } from '@shop/page';
import { data, type LoaderFunctionArgs } from 'react-router-dom';

/** A brand without returns has no such page. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  if (pageContext(context).brand.promises.returnDays === null) throw data(null, { status: 404 });
  return null;
};
