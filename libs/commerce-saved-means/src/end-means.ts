import { within } from '@shop/commerce-payments/providers';
import { silenceOf } from '@shop/commerce-payments';
import {
  deleteMeans,
  findMeans,
  markEnding,
  takeEnding,
  type HeldMeans,
  type MeansHolder,
} from './saved-means.repository.ts';
import type { SavedMeansDeps } from './saved-means.ports.ts';

/** Runs one question to a provider; false where it is to be asked again. */
const ask = async (
  { log, patience }: SavedMeansDeps,
  about: object,
  work: () => Promise<void>,
): Promise<boolean> => {
  try {
    await within(patience, work());
    return true;
  } catch (error) {
    const sign = silenceOf(error);
    if (sign) log.warn({ code: 'means_silent', ...about, sign }, 'a provider did not delete a saved card');
    else log.error({ code: 'means_defect', ...about, err: error }, 'a saved card was not deleted');
    return false;
  }
};

/** Deletes the card at the provider and then here. One at an account that is no longer used is only forgotten here. */
const detach = async (deps: SavedMeansDeps, means: HeldMeans): Promise<boolean> => {
  const saved = deps.providers.get(means.provider)?.saved;
  const { account, token } = means;
  if (!saved) return false;
  const isDone = await ask(deps, { means: means.id }, () => saved.detach({ account, token }));
  if (isDone) await deleteMeans(deps.db, means.id);
  return isDone;
};

type Own = { readonly id: number; readonly clientId: number; readonly now: Date };

/**
 * Removes a card of a client: from now on it is not offered. `ending`: the provider did not answer, and is asked again.
 * Null for a card that is not the client's.
 */
export const removeMeans = async (
  deps: SavedMeansDeps,
  { id, clientId, now }: Own,
): Promise<'removed' | 'ending' | null> => {
  const means = await findMeans(deps.db, id);
  if (means?.client_id !== clientId) return null;
  await markEnding(deps.db, id, now);
  return (await detach(deps, means)) ? 'removed' : 'ending';
};

/** Erased clients without cards. */
const findEmptyHolders = ({ db }: SavedMeansDeps): Promise<MeansHolder[]> =>
  db
    .selectFrom('means_holder')
    .selectAll()
    .where('client_id', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('saved_means')
            .select('saved_means.id')
            .whereRef('saved_means.holder_id', '=', 'means_holder.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(20)
    .execute();

const endHolder = async (deps: SavedMeansDeps, { id, provider, account, token }: MeansHolder) => {
  const saved = deps.providers.get(provider)?.saved;
  if (!saved) return;
  if (!(await ask(deps, { holder: id }, () => saved.deleteHolder({ account, holder: token })))) return;
  await deps.db.deleteFrom('means_setup').where('holder_id', '=', id).execute();
  await deps.db.deleteFrom('means_holder').where('id', '=', id).execute();
};

/** Asks providers again to delete removed cards, and then erased clients. */
export const endMeans = async (deps: SavedMeansDeps): Promise<number> => {
  const ending = await takeEnding(deps.db, deps.clock());
  for (const means of ending) await detach(deps, means);
  for (const holder of await findEmptyHolders(deps)) await endHolder(deps, holder);
  return ending.length;
};
