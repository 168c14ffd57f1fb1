import type { Dictionary, LocaleCode } from '@shop/i18n';

export type Wording = Partial<Record<string, Dictionary>>;

type WordingToCheck = { wording: Wording; locales: readonly LocaleCode[]; known: ReadonlySet<string> };

/** The faults of a brand's own wording, each with its remedy; empty without any. */
export const wordingFaults = ({ wording, locales, known }: WordingToCheck): string[] => {
  const ids = [...new Set(Object.values(wording).flatMap((words = {}) => Object.keys(words)))];
  const unknown = ids
    .filter((id) => !known.has(id))
    .map(
      (id) =>
        `${id}: no message of the shell or of a feature of this brand has this id; correct it or take it out`,
    );
  const said = ids.length === 0 ? [] : locales;
  const missing = said.flatMap((locale) =>
    ids
      .filter((id) => wording[locale]?.[id] === undefined)
      .map((id) => `${id}: not said in ${locale}; add it to wording.${locale}`),
  );
  const foreign = Object.keys(wording)
    .filter((locale) => !locales.some((spoken) => spoken === locale))
    .map((locale) => `${locale}: the brand does not speak it; take wording.${locale} out`);
  return [...unknown, ...missing, ...foreign];
};
