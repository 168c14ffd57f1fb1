type Named = {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
};

/** As colleagues see a person; null for an erased one. */
export const personName = ({ first_name: first, last_name: last, email }: Named): string | null =>
  `${first ?? ''} ${last ?? ''}`.trim() || email;
