import { LANGUAGES } from '@shop/domain/languages';

/** As many keys in a row as no sentence holds by chance; languages alone are four. */
const FEW = 3;
const KEY = /['"]([a-z][a-z0-9-]*)['"]/g;
const LANGUAGE_CODES = new Set(LANGUAGES.flatMap(({ code, tag }) => [code, tag]));

/** Lists of quoted words, each the words that stand in it. */
const listsIn = (text) =>
  [...text.matchAll(/(?:['"][a-z][a-z0-9-]*['"]\s*[,|]\s*)+['"][a-z][a-z0-9-]*['"]/g)].map(([list]) =>
    [...list.matchAll(KEY)].map(([, word]) => word),
  );

/** Lists of brands that a text writes out. A brand that is added later would never join them. */
export const brandListsIn = (text, brands) => {
  const keys = new Set(brands.filter((key) => !LANGUAGE_CODES.has(key)));
  return listsIn(text).filter((words) => words.filter((word) => keys.has(word)).length >= FEW);
};
