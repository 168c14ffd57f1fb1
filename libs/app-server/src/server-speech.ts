import type { Site } from '@shop/app-shell';
import { createApiClient, type Transport } from '@shop/data-access';
import { configurationCalls } from '@shop/contracts/calls';
import {
  createSpeech,
  getLanguage,
  type CompiledMessage,
  type Dictionary,
  type LocaleCode,
  type Speech,
} from '@shop/i18n';
import { parse } from '@formatjs/icu-messageformat-parser';

type Spoken = { speech: Speech; overrides: Dictionary; source: unknown };

const NOTHING: Dictionary = {};

/** A page is right without what staff changed, so it does not wait for it as long as for its own calls. */
const TEXTS_TIMEOUT = 15_000;

/** What staff changed in one language, taken apart here because browsers have no parser; a broken text is left out. */
export const changedMessages = (all: Readonly<Record<string, string>>, locale: LocaleCode): Dictionary => {
  const prefix = `${locale}.translation.`;
  const changed: Record<string, CompiledMessage> = {};
  for (const [key, text] of Object.entries(all)) {
    if (!key.startsWith(prefix)) continue;
    try {
      changed[key.slice(prefix.length)] = /[{<']/.test(text) ? (parse(text) as CompiledMessage) : text;
    } catch {
      // A text that is no ICU message would break every page that shows it.
    }
  }
  return changed;
};

/** One speech for each language and process, made again only when staff changed a text. */
export const createServerSpeech = (site: Site) => {
  const spoken = new Map<LocaleCode, Spoken>();

  const make = async (locale: LocaleCode, source: unknown, overrides: Dictionary): Promise<Spoken> => {
    const speech = createSpeech({
      language: getLanguage(locale),
      timeZone: site.brand.timeZone,
      overrides: { ...site.wording?.[locale], ...overrides },
    });
    await Promise.all(site.messages.map((messages) => speech.learn(messages)));
    const fresh = { speech, overrides, source };
    spoken.set(locale, fresh);
    return fresh;
  };

  return async (locale: LocaleCode, transport?: Transport): Promise<Spoken> => {
    const current = spoken.get(locale);
    const changed = transport
      ? // Without what staff changed a page is still right; its own calls tell whether the API lives.
        await createApiClient(transport)
          .send(configurationCalls.translations, undefined, { timeout: TEXTS_TIMEOUT })
          .catch(() => undefined)
      : undefined;
    if (current && (changed === undefined || changed === current.source)) return current;
    return make(locale, changed, changed ? changedMessages(changed, locale) : NOTHING);
  };
};
