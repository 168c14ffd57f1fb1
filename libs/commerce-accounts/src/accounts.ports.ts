import type { CurrencyCode } from '@shop/domain/currencies';

/** Ports that the accounts need; `apps/api` wires them. */

export type OpenedSession = { token: string; maxAgeSeconds: number };

type Device = {
  readonly browser: string | null;
  readonly system: string | null;
  readonly place: string | null;
};

export type OpenSession = Device & { readonly id: number; readonly created_at: Date; readonly seen_at: Date };

export type AccountSessions<Visitor> = {
  /**
   * Ends the guest's session, opens the client's with a new token, and merges the guest's cart into the
   * client's.
   */
  login: (
    visitor: Visitor | null,
    client: { id: number; brand: string },
    options: { remember: boolean; now: Date; device?: Device },
  ) => Promise<OpenedSession>;
  end: (visitor: Visitor, now: Date) => Promise<void>;
  listOf: (clientId: number, now: Date) => Promise<readonly OpenSession[]>;
  endOneOf: (clientId: number, sessionId: number) => Promise<boolean>;
  endAllOf: (clientId: number, now: Date, exceptSessionId?: number) => Promise<void>;
  /** The same session with a new token; null when it has ended in the meantime. */
  rotate: (visitor: Visitor, options: { now: Date }) => Promise<OpenedSession | null>;
};

/** The money that a client's account shows. */
export type ClientStanding = {
  /** Wire decimals. */
  readonly balance: number;
  /** None until the balance's first entry. */
  readonly currency: CurrencyCode | null;
  /** Payables that may be paid now. */
  readonly unpaid: number;
};

export type ClientAccountBook = { standingOf: (clientId: number) => Promise<ClientStanding> };

export const emptyAccountBook: ClientAccountBook = {
  standingOf: async () => ({ balance: 0, currency: null, unpaid: 0 }),
};

/**
 * The token under which a login with the right password waits for its second step; null for a client whose
 * password is enough.
 */
export type SecondStep = (
  client: { readonly id: number; readonly brand: string },
  options: { remember: boolean; now: Date },
) => Promise<string | null>;

/** Whether a provider of the brand saves cards of its clients now. */
export type SavesCards = (brand: string) => boolean;

/** Sets the client's cart to the shipping method chosen on the device. */
export type PreferMethod = (clientId: number, method: 'air' | 'sea') => Promise<void>;
