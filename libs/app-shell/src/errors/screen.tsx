import type { ScreenRequest } from '@shop/brand';
import { useBrand, usePage } from '@shop/page';
import { localised } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { ErrorPage } from '@shop/ui-theme/error-page';
import { useMessages } from '../messages.ts';
import { ErrorFooter } from './error-footer.tsx';
import { detailsText } from './error-details.ts';
import { ErrorHeader } from './error-header.tsx';
import { RetrySoon } from './retry-soon.tsx';
import { useScreenMessages } from './screen.messages.ts';

export { screenMessages } from './screen.messages.ts';

type ScreenProps = {
  readonly kind: ScreenRequest['kind'];
  readonly to: string | undefined;
  readonly failure?: unknown;
};

const useWords = (kind: ScreenRequest['kind']) => {
  const say = useMessages();
  const sayOnScreen = useScreenMessages();
  return kind === 'status' || kind === 'leaving'
    ? { heading: sayOnScreen(`shell.${kind}.heading`), text: sayOnScreen(`shell.${kind}.text`) }
    : { heading: say(`shell.${kind}.heading`), text: say(`shell.${kind}.text`) };
};

const WayOn = ({ kind, to }: Pick<ScreenProps, 'kind' | 'to'>) => {
  const say = useMessages();
  const sayOnScreen = useScreenMessages();
  const { language } = usePage();
  if (kind === 'status') return null;
  if (kind === 'leaving')
    return <ButtonLink href={to ?? ''}>{sayOnScreen('shell.leaving.continue')}</ButtonLink>;
  // An empty address is the page itself; the screen is not given its address.
  return kind === 'unavailable' || kind === 'tooMany' ? (
    <ButtonLink href="">{say('shell.retry')}</ButtonLink>
  ) : (
    <ButtonLink href={localised('/', language.code)}>{say('shell.error.home')}</ButtonLink>
  );
};

/** A whole page that needs only its messages. */
export const Screen = ({ kind, to, failure }: ScreenProps) => {
  const { heading, text } = useWords(kind);
  const { name } = useBrand();
  return (
    <>
      <title>{name}</title>
      <meta name="robots" content="noindex" />
      {kind === 'unavailable' && <RetrySoon />}
      {kind === 'leaving' && <meta httpEquiv="refresh" content={`0;url=${to}`} />}
      <ErrorHeader />
      <main id="main" data-layout={kind === 'status' ? 'simple-layout' : undefined}>
        <ErrorPage
          heading={heading}
          picture="quay"
          actions={<WayOn kind={kind} to={to} />}
          details={failure === undefined ? undefined : detailsText(failure)}
        >
          {text}
        </ErrorPage>
      </main>
      <ErrorFooter />
    </>
  );
};
