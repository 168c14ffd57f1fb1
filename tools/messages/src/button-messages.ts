import { messageTexts } from './message-texts.ts';
import { unusedMessages } from './unused-messages.ts';

/** A button of a component, from its first to its last sign. */
const BUTTON = /<(\w*Button|button)\b[^]*?(?:<\/\1>|\/>)/g;

/** The messages that buttons of the sources say. */
export const buttonMessages = (ids: readonly string[], sources: readonly string[]): string[] => {
  const buttons = sources.flatMap((source) => source.match(BUTTON) ?? []);
  const others = new Set(unusedMessages(ids, buttons));
  return ids.filter((id) => !others.has(id));
};

/** How much longer than English a button may be. Short words get a few letters more, whatever their share. */
const LONGEST = { share: 1.6, letters: 10 };

const lengthOf = (message: string): number =>
  Math.max(...messageTexts(message).map((text) => [...text].length));

/** Whether a text is too long for a button that English fits. */
export const isTooLongForButton = (text: string, english: string): boolean =>
  lengthOf(text) > Math.max(lengthOf(english) * LONGEST.share, lengthOf(english) + LONGEST.letters);
