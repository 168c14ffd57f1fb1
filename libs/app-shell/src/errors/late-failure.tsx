import { Button } from '@shop/ui-theme/button';
import { Heading } from '@shop/ui-theme/heading';
import { PageWidth } from '@shop/ui-theme/page-width';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { lazy, Suspense, useEffect, type ComponentProps, type ComponentType } from 'react';
import { useMessages } from '../messages.ts';
import type { Failure } from './failure.tsx';
import { reloadOnce } from './reload-once.ts';

type FailureProps = ComponentProps<typeof Failure>;

/** Text only, for browsers that could not load the failure page's component. */
const BareFailure = ({ kind }: Pick<FailureProps, 'kind'>) => {
  const say = useMessages();
  const name = kind === 'offline' ? 'offline' : 'deploy';
  useEffect(() => {
    const reload = () => location.reload();
    if (name === 'offline') addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [name]);
  return (
    <PageWidth isPadded>
      <Stack gap={16} align="start">
        <Heading level={1} look="title">
          {say(`shell.${name}.heading`)}
        </Heading>
        <Text>{say(`shell.${name}.text`)}</Text>
        <Button look="primary" onClick={() => location.reload()}>
          {say(name === 'offline' ? 'shell.retry' : 'shell.deploy.refresh')}
        </Button>
      </Stack>
    </PageWidth>
  );
};

const Nothing = () => null;

/** The component, and its frame. */
export const loadFailure = () => import('./failure.tsx');

const Later = lazy(async (): Promise<{ default: ComponentType<FailureProps> }> => {
  try {
    return { default: (await loadFailure()).Failure };
  } catch {
    // Offline a reload would lose even this page.
    if (!navigator.onLine) return { default: BareFailure };
    // Its file was removed with its build; loading the whole page gives the next build.
    return { default: reloadOnce() ? Nothing : BareFailure };
  }
});

/** Loaded when an error occurs: successful pages, nearly all, do not need its component. */
export const LateFailure = (props: FailureProps) => (
  <Suspense fallback={null}>
    <Later {...props} />
  </Suspense>
);
