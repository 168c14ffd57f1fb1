import { useRouteError, isRouteErrorResponse } from 'react-router-dom';

/** The frame itself cannot be shown: nothing here may ask for data. */
export const SiteError = () => {
  const error = useRouteError();
  return (
    <main id="main">
      <h1>{isRouteErrorResponse(error) ? error.status : String(error)}</h1>
    </main>
  );
};
