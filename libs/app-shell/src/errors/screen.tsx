import { useBrand } from '@shop/page';
import { ErrorPage } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';
import { RetrySoon } from './retry-soon.tsx';

export type ScreenKind = 'status' | 'unavailable' | 'unexpected';

/** A whole page that needs nothing but its words. */
export const Screen = ({ kind }: { kind: ScreenKind }) => {
  const say = useMessages();
  const { name } = useBrand();
  return (
    <>
      <title>{name}</title>
      <meta name="robots" content="noindex" />
      {kind === 'unavailable' && <RetrySoon />}
      <main id="main">
        <ErrorPage heading={say(`shell.${kind}.heading`)} picture="quay">
          {say(`shell.${kind}.text`)}
        </ErrorPage>
      </main>
    </>
  );
};
