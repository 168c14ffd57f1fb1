import { savedMeansContract, type SavedMeansAnswer } from '@shop/contracts/saved-means';
import { notFound } from '@shop/commerce-kit/problem';
import type { Module } from '@shop/commerce-kit/module';
import { fieldFor } from '@shop/domain/chosen-option';
import { laterPaths } from '@shop/paths/later';
import { removeMeans } from './end-means.ts';
import { toSavedCard } from './means-of-client.ts';
import { findMeansOfClient } from './saved-means.repository.ts';
import type { SavedMeansDeps } from './saved-means.ports.ts';
import { savingMethods } from './saves-cards.ts';
import { beginSetup, finishSetup } from './set-up-means.ts';

const MINUTE = 60_000;
/** Adding cards is a way to try stolen numbers. */
const ADDING = {
  rateLimit: { max: 30, window: 10 * MINUTE },
  visitorLimit: { max: 10, window: 10 * MINUTE },
} as const;

const methodsOf = ({ providers }: SavedMeansDeps, brand: string): SavedMeansAnswer['methods'] =>
  savingMethods(providers, brand).map((adapter) => ({
    id: adapter.method.id,
    provider: adapter.provider,
    ...fieldFor(adapter, brand),
  }));

/** The saved cards of a client. */
export const savedMeansRoutes =
  (deps: SavedMeansDeps): Module =>
  async (app) => {
    app.call(savedMeansContract.list, async ({ visitor, brand, now }) => {
      const all = await findMeansOfClient(deps.db, visitor.clientId);
      return {
        means: all.map((means) => ({
          ...toSavedCard(means, now),
          method: means.provider,
          is_ending: means.state === 'ending',
        })),
        methods: methodsOf(deps, brand.key),
      };
    });

    app.call(
      savedMeansContract.add,
      async ({ body, visitor, brand, locale }) =>
        beginSetup(deps, {
          ...{ brand, locale, clientId: visitor.clientId },
          ...{ method: body.payment_processor_id, token: body.token },
          page: laterPaths.savedCards.to(),
        }),
      ADDING,
    );

    app.call(savedMeansContract.finish, async ({ body, visitor }) => {
      const finished = await finishSetup(deps, { ...body, clientId: visitor.clientId });
      if (!finished) throw notFound();
      return finished;
    });

    app.call(savedMeansContract.remove, async ({ body, visitor, now }) => {
      const state = await removeMeans(deps, { id: body.id, clientId: visitor.clientId, now });
      if (!state) throw notFound();
      return { state };
    });
  };
