import type { LocaleCode } from '@shop/domain/languages';

/** A story of Storybook: its name there, and its id in the address. */
export type TextStory = { readonly title: string; readonly id: string };

/** A text of the shop's pages as it was compiled. */
export type PageText = {
  readonly key: string;
  /** The library that has it: `feature-cart`. */
  readonly library: string;
  /** The folders of the library whose files say it. */
  readonly folders: readonly string[];
  readonly in: Readonly<Record<LocaleCode, string>>;
  /** The words of brands that say it in their own, by brand. */
  readonly own: Readonly<Record<string, Readonly<Partial<Record<LocaleCode, string>>>>>;
  /** Stories of the pages that say it. */
  readonly stories: readonly TextStory[];
};
