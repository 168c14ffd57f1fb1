import { messageTexts } from './message-texts.ts';
import { unusedMessages } from './unused-messages.ts';

/** A button of a component, from its first to its last character. */
const BUTTON = /<(\w*Button|button)\b[^]*?(?:<\/\1>|\/>)/g;

/** The messages of buttons in the sources. */
export const buttonMessages = (ids: readonly string[], sources: readonly string[]): string[] => {
  const buttons = sources.flatMap((source) => source.match(BUTTON) ?? []);
  const others = new Set(unusedMessages(ids, buttons));
  return ids.filter((id) => !others.has(id));
};

/**
 * The maximum length of a button compared with English. Short labels get a few letters more, whatever their
 * share.
 */
const LONGEST = { share: 1.6, letters: 10 };

const lengthOf = (message: string): number =>
  Math.max(...messageTexts(message).map((text) => [...text].length));

/** Whether a text is too long for a button that English fits. */
export const isTooLongForButton = (text: string, english: string): boolean =>
  lengthOf(text) > Math.max(lengthOf(english) * LONGEST.share, lengthOf(english) + LONGEST.letters);
