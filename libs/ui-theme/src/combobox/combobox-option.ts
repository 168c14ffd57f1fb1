export type ComboboxOption = {
  value: string;
  label: string;
  /** A second line: an address, opening hours. It is searched as well. */
  hint?: string | undefined;
  /** More search terms, never shown. */
  keywords?: string | undefined;
  /** The text that ranks the option first when it is typed, such as its town. */
  lead?: string | undefined;
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every typed word must be in the option; accents and case do not matter. */
export const matches = ({ label, hint = '', keywords = '' }: ComboboxOption, typed: string): boolean => {
  const text = plain(`${label} ${hint} ${keywords}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Options whose `lead` begins with a typed word come first; all others keep their order. */
export const leadFirst = (options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0 || options.every(({ lead }) => lead === undefined)) return options;
  const leads = ({ lead = '' }: ComboboxOption) => words.some((word) => plain(lead).startsWith(word));
  return [...options.filter(leads), ...options.filter((option) => !leads(option))];
};
