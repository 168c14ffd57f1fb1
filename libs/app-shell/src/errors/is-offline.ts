import { isApiProblem } from '@shop/data-access';
import { isModuleFailure } from './failure-kind.ts';

const PATIENCE_MS = 3_000;

/** Requests the smallest file that always exists. */
const doesShopAnswer = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    await fetch('/builds/latest.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
};

/** A file that cannot be fetched was removed with an older build, or there is no connection: only a request shows which. */
export const isModuleOutOfReach = async (failure: unknown): Promise<boolean> =>
  isModuleFailure(failure) && !(await doesShopAnswer());

/** There was no answer: this is neither a refusal nor a defect of the page. */
export const isOffline = async (failure: unknown): Promise<boolean> =>
  isApiProblem(failure) ? failure.status === 0 || failure.status >= 500 : isModuleOutOfReach(failure);
