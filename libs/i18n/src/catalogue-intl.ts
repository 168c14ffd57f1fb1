import { createIntl, type IntlConfig, type IntlShape } from 'react-intl';
import type { CompiledMessage } from './dictionary.ts';

type CatalogueIntlOptions = {
  locale: string;
  timeZone: string;
  /** Read by each message, so that messages can be added later. */
  messages: Readonly<Record<string, CompiledMessage>>;
  onMissing: ((id: string) => void) | undefined;
};

/**
 * react-intl over a catalogue to which messages are added while the shop is used. A missing message shows its
 * id; one that cannot be formatted throws, so that the caller can use another wording instead of showing ICU
 * text.
 */
export const createCatalogueIntl = ({
  locale,
  timeZone,
  messages,
  onMissing,
}: CatalogueIntlOptions): IntlShape =>
  createIntl({
    locale,
    timeZone,
    messages: messages as NonNullable<IntlConfig['messages']>,
    onError: (problem) => {
      if (problem.code !== 'MISSING_TRANSLATION') throw problem;
      if ('descriptor' in problem) onMissing?.(String(problem.descriptor?.id));
    },
  });
