import type { Generated, Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** A client at a payment provider: what is saved there belongs to it. */
export type MeansHolderTable = {
  id: Key;
  /** Null: the client was erased, and is still to be deleted at the provider. */
  client_id: number | null;
  /** The method whose provider it is. */
  provider: number;
  /** The provider's account, by the name of its settings. */
  account: string;
  /** The provider's own id of the client. */
  token: string;
  created_at: Timestamp;
};

/** A saved card. What it shows is null once its client was erased. */
export type SavedMeansTable = {
  id: Key;
  holder_id: number;
  /** The provider's own id of the card. */
  token: string;
  network: string | null;
  last_four: string | null;
  expires_year: number | null;
  expires_month: number | null;
  /** `ending`: removed by the client, and not yet known to be deleted at the provider. */
  state: Generated<'kept' | 'ending'>;
  asked_at: Date | null;
  asked_times: Generated<number>;
  created_at: Timestamp;
};

/** A card that is being saved without a payment. */
export type MeansSetupTable = {
  reference: string;
  holder_id: number;
  /** The provider's own id; null until it answered. */
  ref: string | null;
  state: Generated<'open' | 'kept' | 'refused'>;
  reason: string | null;
  asked_at: Date | null;
  created_at: Timestamp;
};

/** A payment whose card is to be saved, until that is done. */
export type MeansWishTable = { payment_id: number; created_at: Timestamp };

export interface SavedMeansTables {
  means_holder: MeansHolderTable;
  saved_means: SavedMeansTable;
  means_setup: MeansSetupTable;
  means_wish: MeansWishTable;
}

/** Who writes each table; all others read. */
export const savedMeansWriters: Writers<SavedMeansTables> = {
  means_holder: 'commerce-saved-means',
  saved_means: 'commerce-saved-means',
  means_setup: 'commerce-saved-means',
  means_wish: 'commerce-saved-means',
};
