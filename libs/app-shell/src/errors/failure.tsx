import { localised } from '@shop/paths';
import { usePage } from '@shop/page';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { ErrorPage } from '@shop/ui-theme/error-page';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { detailsText } from './error-details.ts';
import { RetryOnline } from './retry-online.tsx';
import { RetrySoon } from './retry-soon.tsx';
import { useNewBuild } from './use-new-build.ts';
import { isPassing, type FailureKind } from './failure-kind.ts';

export { redirectOfOldAddress } from '../routes/old-address.ts';

type Props = { kind: FailureKind; error: unknown };

const KEYS = {
  'not-found': ['shell.notFound.heading', 'shell.notFound.text'],
  gone: ['shell.gone.heading', 'shell.gone.text'],
  offline: ['shell.offline.heading', 'shell.offline.text'],
  unavailable: ['shell.unavailable.heading', 'shell.unavailable.text'],
  'too-many': ['shell.tooMany.heading', 'shell.tooMany.text'],
  deploy: ['shell.deploy.heading', 'shell.deploy.text'],
  unexpected: ['shell.unexpected.heading', 'shell.unexpected.text'],
} as const;

/** What happened and what to do, by the kind of failure. Makes no call, so it can always be shown. */
export const Failure = ({ kind, error }: Props) => {
  const say = useMessages();
  const { language, isDebug } = usePage();
  const [heading, text] = KEYS[kind];
  useNewBuild(kind === 'deploy');
  const passes = isPassing(kind);
  const { pathname, search } = useLocation();
  const here = localised(pathname + search, language.code);
  return (
    <>
      {kind === 'unavailable' && <RetrySoon />}
      {kind === 'offline' && <RetryOnline />}
      <ErrorPage
        heading={say(heading)}
        details={isDebug ? detailsText(error) : undefined}
        picture={kind === 'not-found' || kind === 'gone' ? 'search' : 'quay'}
        actions={
          kind === 'deploy' ? (
            <Button look="primary" onClick={() => location.reload()}>
              {say('shell.deploy.refresh')}
            </Button>
          ) : (
            <ButtonLink href={passes ? here : localised('/', language.code)} look="primary">
              {say(passes ? 'shell.retry' : 'shell.error.home')}
            </ButtonLink>
          )
        }
      >
        {say(text, { path: pathname })}
      </ErrorPage>
    </>
  );
};
