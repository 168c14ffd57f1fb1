/** Which texts of the shop are shown. */
export const TEXT_FILTERS = ['all', 'changed', 'same', 'missing'] as const;

export type TextFilter = (typeof TEXT_FILTERS)[number];

export const filterIn = (said: string): TextFilter => TEXT_FILTERS.find((known) => known === said) ?? 'all';
