import { consentMessages, type Site } from '@shop/app-shell';
import { createApiClient, type Transport } from '@shop/data-access';
import { configurationCalls } from '@shop/contracts/calls';
import { createSpeech, getLanguage, type CompiledMessage, type LocaleCode, type Speech } from '@shop/i18n';
import {
  createTranslationStore,
  type TranslationResources,
  type TranslationStore,
} from '@shop/i18n/translation-store';
import { parse } from '@formatjs/icu-messageformat-parser';

type Spoken = {
  speech: Speech;
  /** Texts changed by staff; undefined when no answer came. */
  changed: TranslationStore | undefined;
};

/** A page is valid without staff's texts, so it does not wait for them as long as for its own calls. */
const TEXTS_TIMEOUT = 15_000;

/** Parsed here, because browsers have no parser. */
const compile = (text: string): CompiledMessage => (/[{<']/.test(text) ? parse(text) : text);

/** One speech for each language and process, made again only when staff changed a text. */
export const createServerSpeech = (site: Site) => {
  const spoken = new Map<LocaleCode, Spoken>();

  const make = async (locale: LocaleCode, resources?: TranslationResources): Promise<Spoken> => {
    const changed = resources && createTranslationStore({ locale, resources, compile });
    const speech = createSpeech({
      language: getLanguage(locale),
      timeZone: site.brand.timeZone,
      overrides: { ...site.wording?.[locale], ...changed?.data },
    });
    // No browser draws the question about cookies.
    await Promise.all([...site.messages, consentMessages].map((messages) => speech.learn(messages)));
    const fresh = { speech, changed };
    spoken.set(locale, fresh);
    return fresh;
  };

  return async (locale: LocaleCode, transport?: Transport): Promise<Spoken> => {
    const current = spoken.get(locale);
    const resources = transport
      ? // Without staff's texts a page is still valid; its own calls detect an outage of the API.
        await createApiClient(transport)
          .send(configurationCalls.translations, undefined, { timeout: TEXTS_TIMEOUT })
          .catch(() => undefined)
      : undefined;
    if (current && (resources === undefined || resources === current.changed?.resources)) return current;
    return make(locale, resources);
  };
};
