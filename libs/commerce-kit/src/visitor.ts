/** The visitor of a request that has a session. Viewing creates no session. */
export type Visitor = {
  readonly sessionId: number;
  /** Null for a guest. */
  readonly clientId: number | null;
  readonly brand: string;
};

/** A visitor who is logged in. */
export type ClientVisitor = Visitor & { readonly clientId: number };

/** Finds sessions by their token; the token itself is never stored. */
export type Visitors = {
  resolve: (token: string, brandKey: string, now: Date) => Promise<Visitor | null>;
};

/** For servers without sessions: no request has a visitor. */
export const noVisitors: Visitors = { resolve: async () => null };
