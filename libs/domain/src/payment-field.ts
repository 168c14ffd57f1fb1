import type { RefusalReason } from './refusal-reason.ts';

/** Origins that the page with a provider's field may use beside the shop's own. */
export type FieldHosts = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
};

export const joinHosts = (all: readonly FieldHosts[]): FieldHosts => ({
  scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
  frames: [...new Set(all.flatMap(({ frames }) => frames))],
  calls: [...new Set(all.flatMap(({ calls }) => calls))],
});

/** The data of a provider's field for one account: none of it is secret. */
export type PaymentField = {
  /** The address of the provider's script. */
  readonly script: string;
  /** The account's public key. */
  readonly key: string;
  readonly hosts: FieldHosts;
  /** In pixels: the page keeps this place free, so that nothing moves when the field appears. */
  readonly height: number;
};

/** What a provider's adapter says of its field. */
export type FieldOffer = {
  /** Null: the account of this brand has none. */
  readonly of: (brand: string) => PaymentField | null;
  /** Whether it looks like a token of this field. */
  readonly isToken: (text: string) => boolean;
};

/** What will be charged, as on the wire: in units of the currency. */
export type FieldSum = {
  readonly amount: number;
  readonly currency: string;
  /** The card is to be saved, once it has paid. */
  readonly isSaved?: boolean;
};

export type FieldToMount = {
  readonly key: string;
  /** A selector of the element that the field is put into. */
  readonly into: string;
  /** Null: the card is only saved. */
  readonly sum: FieldSum | null;
  /** The tag of the page's language. */
  readonly language: string;
  /** The page's colours and type, so that the field looks like the others. */
  readonly look: { readonly ink: string; readonly ground: string; readonly font: string };
  readonly onReady: () => void;
  readonly onFailed: () => void;
};

/**
 * A token of the typed-in card. Without one either the payer has to correct the card (`reason`), or the field is of no
 * use (null), and the provider's page remains.
 */
export type FieldToken =
  { readonly token: string } | { readonly token: null; readonly reason: RefusalReason | null };

export type MountedField = {
  readonly change: (sum: FieldSum) => void;
  readonly token: () => Promise<FieldToken>;
  readonly remove: () => void;
};

/** Puts the provider's field into the page; its script has been loaded. Raises where that left nothing to use. */
export type FieldDriver = (asked: FieldToMount) => MountedField;
