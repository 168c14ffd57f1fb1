import type { Module } from '@shop/commerce-kit/module';
import { endMeans } from './end-means.ts';
import { keepMeans } from './keep-means.ts';
import { savedMeansRoutes } from './saved-means.routes.ts';
import type { SavedMeansDeps } from './saved-means.ports.ts';
import { finishSetups } from './set-up-means.ts';

const PATIENCE_MS = 8_000;

/** The cards that clients save: calls, and the work that goes on without them. */
export const createSavedMeans = (
  given: Omit<SavedMeansDeps, 'patience'> & { readonly patience?: number | undefined },
) => {
  const deps: SavedMeansDeps = { ...given, patience: given.patience ?? PATIENCE_MS };
  const routes: Module = savedMeansRoutes(deps);
  return {
    routes,
    /** Keeps the cards of payments that are done. */
    keep: () => keepMeans(deps),
    /** Asks providers again: about cards that are being removed, and clients who did not return. */
    goOn: async (): Promise<void> => {
      await endMeans(deps);
      await finishSetups(deps);
    },
  };
};
