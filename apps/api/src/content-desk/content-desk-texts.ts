import type { SaveRefusal } from '@shop/commerce-content';

export const CONTENT_USAGE = `npm run content -- list                                   all pages, shown or not
npm run content -- show <kind> <slug> [number]            a page as JSON, ready for put; an older text by its number
npm run content -- put <file>                             saves the page or topic of a JSON file, or a list of them
npm run content -- restore <kind> <slug> <number>         makes an older text the newest
npm run content -- letters [--brand lt]                   messages of the contact form, newest first
Kinds: page, legal, faq, post, home (its slug is the key of the brand)`;

const CODES: Readonly<Record<Exclude<SaveRefusal['code'], 'invalid'>, string>> = {
  address_taken: 'Another page of the shop has this address.',
  no_address: 'No legal text has this address.',
  unknown_topic: 'There is no such topic. Save the topic first.',
  changes_missing: 'Say what changed in "changes": readers see it beside the versions.',
};

export const refusalText = (refusal: SaveRefusal): string =>
  refusal.code === 'invalid' ? `${refusal.at || 'The file'}: ${refusal.why}` : CODES[refusal.code];
