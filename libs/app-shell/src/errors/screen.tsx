import { useBrand, usePage } from '@shop/page';
import { localised } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { ErrorPage } from '@shop/ui-theme/error-page';
import { useMessages } from '../messages.ts';
import { ErrorFooter } from './error-footer.tsx';
import { detailsText } from './error-details.ts';
import { ErrorHeader } from './error-header.tsx';
import { RetrySoon } from './retry-soon.tsx';

export type ScreenKind = 'status' | 'unavailable' | 'unexpected' | 'tooMany';

const WayOn = ({ kind }: { kind: ScreenKind }) => {
  const say = useMessages();
  const { language } = usePage();
  if (kind === 'status') return null;
  // An empty address is the page itself; the screen is not given its address.
  return kind === 'unavailable' || kind === 'tooMany' ? (
    <ButtonLink href="">{say('shell.retry')}</ButtonLink>
  ) : (
    <ButtonLink href={localised('/', language.code)}>{say('shell.error.home')}</ButtonLink>
  );
};

/** A whole page that needs nothing but its words. */
export const Screen = ({ kind, failure }: { kind: ScreenKind; failure?: unknown }) => {
  const say = useMessages();
  const { name } = useBrand();
  return (
    <>
      <title>{name}</title>
      <meta name="robots" content="noindex" />
      {kind === 'unavailable' && <RetrySoon />}
      <ErrorHeader />
      <main id="main">
        <ErrorPage
          heading={say(`shell.${kind}.heading`)}
          picture="quay"
          actions={<WayOn kind={kind} />}
          details={failure === undefined ? undefined : detailsText(failure)}
        >
          {say(`shell.${kind}.text`)}
        </ErrorPage>
      </main>
      <ErrorFooter />
    </>
  );
};
