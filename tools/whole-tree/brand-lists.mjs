import { LANGUAGES } from '@shop/domain/languages';

/** The minimum number of brand keys in a list of brands. Keys that are language codes do not count. */
const FEW = 3;
const KEY = /['"]([a-z][a-z0-9-]*)['"]/g;
const LANGUAGE_CODES = new Set(LANGUAGES.flatMap(({ code, tag }) => [code, tag]));

/** Lists of quoted words. */
const listsIn = (text) =>
  [...text.matchAll(/(?:['"][a-z][a-z0-9-]*['"]\s*[,|]\s*)+['"][a-z][a-z0-9-]*['"]/g)].map(([list]) =>
    [...list.matchAll(KEY)].map(([, word]) => word),
  );

/** Literal lists of brands in a text. A brand that is added later would be missing there. */
export const brandListsIn = (text, brands) => {
  const keys = new Set(brands.filter((key) => !LANGUAGE_CODES.has(key)));
  return listsIn(text).filter((words) => words.filter((word) => keys.has(word)).length >= FEW);
};
