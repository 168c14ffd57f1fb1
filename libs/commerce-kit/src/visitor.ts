/** Whose request it is, once a session exists; viewing makes none. */
export type Visitor = {
  readonly sessionId: number;
  /** Null for a guest. */
  readonly clientId: number | null;
  readonly brand: string;
};

/** A visitor who is logged in. */
export type ClientVisitor = Visitor & { readonly clientId: number };

/** Knows sessions by their token; the token itself is never stored. */
export type Visitors = {
  resolve: (token: string, brandKey: string, now: Date) => Promise<Visitor | null>;
};

/** Before there are sessions everybody is a stranger. */
export const nobody: Visitors = { resolve: async () => null };
