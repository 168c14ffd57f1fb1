import type { ComponentType } from 'react';
import { useRouteError } from 'react-router-dom';
import { failureKind, isPassing } from './failure-kind.ts';
import { PageError } from './page-error.tsx';

type LoadOwn = () => Promise<ComponentType | null | undefined>;

/** A page renders its own failures, but the frame renders temporary ones: an outage, a lost connection, too many requests. */
export const outageAside = (load: LoadOwn) => async (): Promise<ComponentType> => {
  const Own = (await load()) ?? PageError;
  return () => (isPassing(failureKind(useRouteError())) ? <PageError /> : <Own />);
};
