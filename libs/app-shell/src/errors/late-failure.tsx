import { Button } from '@shop/ui-theme';
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { useMessages } from '../messages.ts';
import type { Failure } from './failure.tsx';
import { reloadOnce } from './reload-once.ts';

/** Drawn of nothing but words, for whoever cannot have even the drawing of a failure. */
const BareFailure = () => {
  const say = useMessages();
  return (
    <>
      <h1>{say('shell.deploy.heading')}</h1>
      <p>{say('shell.deploy.text')}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {say('shell.deploy.refresh')}
      </Button>
    </>
  );
};

const Nothing = () => null;

type FailureProps = ComponentProps<typeof Failure>;

/** The drawing, and what it is dressed in. */
export const loadFailure = () => import('./failure.tsx');

const Later = lazy(async (): Promise<{ default: ComponentType<FailureProps> }> => {
  try {
    return { default: (await loadFailure()).Failure };
  } catch {
    // Its file has gone with the build that it was of; the whole page, loaded anew, is of the next one.
    return { default: reloadOnce() ? Nothing : BareFailure };
  }
});

/** Fetched when something fails: pages that succeed, nearly all, go without its drawing. */
export const LateFailure = (props: FailureProps) => (
  <Suspense fallback={null}>
    <Later {...props} />
  </Suspense>
);
