import { lazy, Suspense, type ComponentProps } from 'react';
import type { Failure } from './failure.tsx';

const Later = lazy(async () => ({ default: (await import('./failure.tsx')).Failure }));

/** Fetched when something fails: pages that succeed, nearly all, go without its drawing. */
export const LateFailure = (props: ComponentProps<typeof Failure>) => (
  <Suspense fallback={null}>
    <Later {...props} />
  </Suspense>
);
