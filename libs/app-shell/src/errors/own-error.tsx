import type { ComponentType } from 'react';
import { useRouteError } from 'react-router-dom';
import { failureKind, type FailureKind } from './failure-kind.ts';
import { PageError } from './page-error.tsx';

const PASSING: readonly FailureKind[] = ['offline', 'unavailable'];

type LoadOwn = () => Promise<ComponentType | null | undefined>;

/** A page draws its own failures, but an outage is the frame's to tell: then the page comes back by itself. */
export const outageAside = (load: LoadOwn) => async (): Promise<ComponentType> => {
  const Own = (await load()) ?? PageError;
  return () => (PASSING.includes(failureKind(useRouteError())) ? <PageError /> : <Own />);
};
