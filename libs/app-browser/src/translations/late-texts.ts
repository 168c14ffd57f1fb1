import { configurationCalls } from '@shop/contracts/calls';
import { isTemplate } from '@shop/i18n/template';
import { createTranslationStore } from '@shop/i18n/translation-store';
import type { PageContext } from '@shop/page';
import type { Redraw } from './redraw.ts';

/** Browsers have no message parser: texts with plurals keep the catalogue's wording until the next page. */
const compile = (text: string): string => {
  if (!isTemplate(text)) throw new Error('only texts and their places');
  return text;
};

/**
 * Fetches the texts changed by staff where the server had no answer in time, for a minute at most. Meanwhile
 * the page shows the catalogues' texts, and keeps them when no answer comes.
 */
export const learnLateTexts = async ({ api, speech }: PageContext, redraw: Redraw): Promise<void> => {
  const resources = await api.send(configurationCalls.translations, undefined).catch(() => undefined);
  if (!resources) return;
  const { data } = createTranslationStore({ locale: speech.language.code, resources, compile });
  if (Object.keys(data).length === 0) return;
  speech.change(data);
  redraw();
};
