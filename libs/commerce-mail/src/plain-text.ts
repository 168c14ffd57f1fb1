const CONTROL = /\p{Cc}+/gu;
const SCHEME = /\p{L}[\p{L}\d+.-]*:\/\/+/gu;
const BETWEEN = /(?<=[\p{L}\d])[.@](?=[\p{L}\d])/gu;
const LONGEST_NAME = 60;

/** Text as one line for a header or a sentence, without line breaks. */
export const oneLine = (text: string): string => text.replace(CONTROL, ' ').replace(/ {2,}/g, ' ').trim();

/**
 * A text that a person typed, made safe for a mail to another person: mail readers turn everything that looks like an
 * address into a link, so such addresses are broken up.
 */
export const withoutAddresses = (text: string): string =>
  oneLine(
    text
      .replace(SCHEME, ' ')
      .replace(/[<>]/g, ' ')
      .replace(BETWEEN, (sign) => (sign === '@' ? ' ' : '. ')),
  );

export const nameInMail = (name: string): string => withoutAddresses(name).slice(0, LONGEST_NAME);
