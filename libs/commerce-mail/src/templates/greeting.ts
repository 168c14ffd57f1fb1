import type { MailTexts } from '../mail.texts.ts';

/** An imported client may have no name. */
export const greetingOf = (texts: MailTexts, name: string): string =>
  name ? texts('mail.greeting', { name }) : texts('mail.greeting_nameless');
