const CONTROL = /\p{Cc}+/gu;
const SCHEME = /\p{L}[\p{L}\d+.-]*:\/\/+/gu;
const BETWEEN = /(?<=[\p{L}\d])[.@](?=[\p{L}\d])/gu;
const LONGEST_NAME = 60;

/** One line of text for a header or a sentence: nothing in it can begin another line. */
export const oneLine = (text: string): string => text.replace(CONTROL, ' ').replace(/ {2,}/g, ' ').trim();

/**
 * A text that a person typed, as it may stand in a mail to another person: mail readers make links of everything that
 * looks like an address, so nothing in it does.
 */
export const withoutAddresses = (text: string): string =>
  oneLine(
    text
      .replace(SCHEME, ' ')
      .replace(/[<>]/g, ' ')
      .replace(BETWEEN, (sign) => (sign === '@' ? ' ' : '. ')),
  );

export const nameInMail = (name: string): string => withoutAddresses(name).slice(0, LONGEST_NAME);
