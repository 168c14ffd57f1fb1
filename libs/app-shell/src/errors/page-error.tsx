import { PageHead } from '@shop/page';
import { useLocation, useRouteError } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { LateFailure } from './late-failure.tsx';
import { failureKind } from './failure-kind.ts';

/** A page that cannot be shown, inside the shop's frame. */
export const PageError = () => {
  const say = useMessages();
  const error = useRouteError();
  const kind = failureKind(error);
  const { pathname: path } = useLocation();
  const title = kind === 'not-found' ? { title: say('shell.notFound.title', { path }) } : {};
  return (
    <>
      <PageHead {...title} isIndexed={false} />
      <LateFailure kind={kind} error={error} />
    </>
  );
};
