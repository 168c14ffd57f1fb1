import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { LocaleCode } from '@shop/domain/languages';

/** A message in its built form: plain text, or parsed ICU. Unbuilt (in tests) it is ICU text. */
export type CompiledMessage = string | MessageFormatElement[];
export type Dictionary = Readonly<Record<string, CompiledMessage>>;

/** One library's messages: loaded per language, with the routes that show them. */
export type MessagesByLanguage = Readonly<Record<LocaleCode, () => Promise<{ default: object }>>>;
