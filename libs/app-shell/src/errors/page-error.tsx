import { PageHead } from '@shop/page';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** A page that cannot be shown, inside the shop's frame. */
export const PageError = () => {
  const error = useRouteError();
  return (
    <>
      <PageHead isIndexed={false} />
      <h1>{isRouteErrorResponse(error) ? error.status : String(error)}</h1>
    </>
  );
};
