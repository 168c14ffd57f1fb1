import type { LocaleCode } from '@shop/domain/languages';
import type { ChangedTexts } from './changed-texts.repository.ts';
import { findTexts, shownText, type TextCatalogue, type TextQuestion } from './text-catalogue.ts';
import { writeXliff } from './write-xliff.ts';

type Export = Omit<TextQuestion, 'words'> & { readonly from: LocaleCode; readonly to: LocaleCode };

/** The texts of a question for a translator, as the shop shows them, with the name of their file. */
export const exportTexts = (
  catalogue: TextCatalogue,
  changed: ChangedTexts,
  { from, to, ...question }: Export,
): { readonly name: string; readonly xml: string; readonly count: number } => {
  const { brand } = question;
  const texts = findTexts(catalogue, changed, { ...question, words: '' }).map((text) => ({
    ...{ key: text.key, library: text.library },
    source: shownText(changed, text, { locale: from, brand }),
    target: shownText(changed, text, { locale: to, brand }),
  }));
  const name = ['texts', ...(brand === '' ? [] : [brand]), from, to].join('-');
  return { name: `${name}.xlf`, xml: writeXliff({ from, to, brand }, texts), count: texts.length };
};
