import type { ReactNode } from 'react';
import type { MessagesByLanguage } from './dictionary.ts';
import type { MessageValues, RichValues } from './speech.ts';
import { useSpeech } from './speech-provider.tsx';

/** Formats a library's messages by their typed ids. */
export type Say<Id extends string> = {
  (id: Id, values?: MessageValues): string;
  /** For messages with tags in them: `<link>…</link>` becomes what `values.link(chunks)` returns. */
  rich: (id: Id, values: RichValues) => ReactNode;
};

/**
 * A library's catalogue: `messages` for its feature, `useMessages` for its components.
 * The type comes from the English file, so a message that does not exist does not compile.
 */
export const defineMessages = <Catalogue extends Record<string, string>>(messages: MessagesByLanguage) => {
  type Id = keyof Catalogue & string;
  const useMessages = (): Say<Id> => {
    const speech = useSpeech();
    return Object.assign((id: Id, values?: MessageValues) => speech.say(id, values), {
      rich: (id: Id, values: RichValues) => speech.sayRich(id, values),
    });
  };
  return { messages, useMessages };
};
