import { usePage } from '@shop/page';
import { useRouteError } from 'react-router-dom';
import { ErrorFooter } from './error-footer.tsx';
import { ErrorHeader } from './error-header.tsx';
import { LateFailure } from './late-failure.tsx';
import { failureKind } from './failure-kind.ts';

/** The frame itself cannot be shown: no call may be made here. */
export const SiteError = () => {
  const { brand } = usePage();
  const error = useRouteError();
  const kind = failureKind(error);
  return (
    <>
      <title>{brand.name}</title>
      <meta name="robots" content="noindex" />
      <ErrorHeader />
      <main id="main">
        <LateFailure kind={kind} error={error} />
      </main>
      <ErrorFooter />
    </>
  );
};
