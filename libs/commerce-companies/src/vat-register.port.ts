/** `not_checked`: the register does not answer, or does not know the number's country. */
export type RegisterAnswer = 'registered' | 'unknown' | 'not_checked';

/** Who asks whether a well-formed VAT number is in use. It never throws: an application does not wait for a register. */
export type VatRegister = { readonly find: (vatNumber: string) => Promise<RegisterAnswer> };
