export type ComboboxOption = {
  value: string;
  label: string;
  /** A second line: an address, opening hours. It is searched as well. */
  hint?: string | undefined;
  /** More words to be found by, never shown. */
  keywords?: string | undefined;
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word typed is somewhere in the option; accents and case do not matter. */
export const matches = ({ label, hint = '', keywords = '' }: ComboboxOption, typed: string): boolean => {
  const text = plain(`${label} ${hint} ${keywords}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
