import type { SavedCard } from '@shop/contracts/saved-means';
import type { Database } from '@shop/database';
import { isCardExpired } from '@shop/domain/card-expiry';
import type { PaymentAdapter, PaymentAdapters } from '@shop/commerce-payments/providers';
import { findMeansOfClient, type HeldMeans } from './saved-means.repository.ts';

type Asked = {
  readonly clientId: number | null;
  readonly brand: string;
  readonly now: Date;
};

export const toSavedCard = (means: HeldMeans, now: Date): SavedCard => {
  const expires = { year: means.expires_year ?? 0, month: means.expires_month ?? 0 };
  return {
    id: means.id,
    network: means.network ?? '',
    last_four: means.last_four ?? '',
    expires_year: expires.year,
    expires_month: expires.month,
    is_expired: isCardExpired(expires, now),
  };
};

/** Whether the card is at the account that takes the brand's money by this method now. */
const isAt = (means: HeldMeans, { method, saved }: PaymentAdapter, brand: string): boolean =>
  means.provider === method.id && means.account === saved?.accountOf(brand);

/**
 * The saved cards of a client by method, of those that save cards; expired ones too, which cannot be chosen. Empty for a
 * guest.
 */
export const savedByMethod = async (
  { db, providers }: { readonly db: Database; readonly providers: PaymentAdapters },
  { clientId, brand, now }: Asked,
): Promise<ReadonlyMap<number, SavedCard[]>> => {
  if (clientId === null) return new Map();
  const saving = [...providers.values()].filter(({ saved }) => (saved?.accountOf(brand) ?? null) !== null);
  if (saving.length === 0) return new Map();
  const all = await findMeansOfClient(db, clientId);
  const kept = all.filter(({ state }) => state === 'kept');
  return new Map(
    saving.map((adapter) => [
      adapter.method.id,
      kept.filter((means) => isAt(means, adapter, brand)).map((means) => toSavedCard(means, now)),
    ]),
  );
};

type Choice = { readonly means_id?: number | null | undefined; readonly saves_means?: boolean | undefined };

/** The columns of a session or payment. */
export type MeansColumns = { readonly means_id: number | null; readonly saves_means: boolean };
export const NO_MEANS: MeansColumns = { means_id: null, saves_means: false };

/**
 * The client's choice, as far as it can be kept; undefined for a card that is not the client's, has expired, is being
 * removed, or is not at the provider of this method.
 */
export const chosenMeans = async (
  deps: { readonly db: Database; readonly providers: PaymentAdapters },
  asked: Asked & { readonly method: number },
  { means_id: id = null, saves_means: saves = false }: Choice,
): Promise<MeansColumns | undefined> => {
  if (id === null && !saves) return NO_MEANS;
  const offered = (await savedByMethod(deps, asked)).get(asked.method);
  if (id === null) return { means_id: null, saves_means: offered !== undefined };
  const chosen = offered?.find((one) => one.id === id);
  return chosen && !chosen.is_expired ? { means_id: id, saves_means: false } : undefined;
};
