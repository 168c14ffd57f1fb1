import type { QuoteDeskRefusal } from '@shop/commerce-quotes';

export const QUOTES_USAGE = `npm run quotes -- list                                          requests that wait for staff, the longest waiting first
npm run quotes -- show <number>                                 one request: items with their ids, history
npm run quotes -- item <number> <item> [--price 49.90 --currency USD] [--kind <category>] [--kg 1.2]
                                                                what staff have found out about an item
npm run quotes -- price <number>                                makes the offer from what is known now
npm run quotes -- ask <number> --text "…"                       a question to the buyer
npm run quotes -- refuse <number> --text "why"                  the shop makes no offer
A request is named by its number: QU100184`;

export const QUOTE_REFUSALS: Readonly<Record<QuoteDeskRefusal, string>> = {
  unknown_quote: 'There is no request with this number.',
  unknown_item: 'The request has no such item.',
  not_from_this_state: 'The request is not being priced.',
  text_missing: 'Say it to the buyer: --text "…".',
  not_priceable: 'An item has no price or no kind of goods, or cannot be carried by this method. See: show.',
};
