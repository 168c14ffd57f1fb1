export const IMPORT_DRAFT = 'pro-import';

/** A table that is pasted; longer ones are sent as files. */
export const LONGEST_PASTED = 15_000;
