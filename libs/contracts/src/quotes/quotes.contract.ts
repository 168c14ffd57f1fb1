import * as z from 'zod/mini';
import { contract, Done, LanguageOnly, SecretSlug } from '../contract.ts';
import { quoteCalls } from './quotes.calls.ts';
import {
  AcceptQuote,
  AddLinks,
  AnswerQuestion,
  Calculate,
  CalculateAnswer,
  ChangeItem,
  DraftAnswer,
  KindsAnswer,
  LineOnly,
  LinkAnswer,
  QuoteAnswer,
  QuoteItem,
  QuoteRequest,
  QuotesAnswer,
  QuoteSlug,
  QuoteSlugAnswer,
  ReadLink,
  RecalculateQuote,
  StoresAnswer,
  SubmitQuote,
} from './quotes.schemas.ts';

/** Quotes of goods from any web store. A brand without quotes answers 404, except for kinds and the calculator. */
export const quotesContract = {
  kinds: contract(quoteCalls.kinds, {
    summary: 'The kinds of goods with their typical weights',
    access: 'public',
    body: LanguageOnly,
    answer: KindsAnswer,
  }),
  stores: contract(quoteCalls.stores, {
    summary: 'Web stores that buyers often name',
    access: 'public',
    body: LanguageOnly,
    answer: StoresAnswer,
  }),
  calculate: contract(quoteCalls.calculate, {
    summary: 'What goods of a store come to at the door, by air and by sea',
    access: 'public',
    body: Calculate,
    answer: CalculateAnswer,
  }),
  readLink: contract(quoteCalls.readLink, {
    summary: 'Reads what the page of a web store says of its item; what it does not say is null',
    access: 'public',
    body: ReadLink,
    answer: LinkAnswer,
  }),
  draft: contract(quoteCalls.draft, {
    summary: 'The items that the visitor has put together and not yet sent',
    access: 'public',
    body: LanguageOnly,
    answer: DraftAnswer,
  }),
  addItem: contract(quoteCalls.addItem, {
    summary: 'Adds an item to the draft; 422 too_many_items above 30',
    access: 'public',
    body: QuoteItem,
    answer: DraftAnswer,
  }),
  addLinks: contract(quoteCalls.addLinks, {
    summary: 'Adds an item for each link; a text that is no link is refused by name',
    access: 'public',
    body: AddLinks,
    answer: DraftAnswer,
  }),
  changeItem: contract(quoteCalls.changeItem, {
    summary: 'Changes an item of the draft',
    access: 'visitor',
    body: ChangeItem,
    answer: DraftAnswer,
  }),
  removeItem: contract(quoteCalls.removeItem, {
    summary: 'Removes an item of the draft; one that is gone already changes nothing',
    access: 'visitor',
    body: LineOnly,
    answer: DraftAnswer,
  }),
  submit: contract(quoteCalls.submit, {
    summary: 'Sends the draft; it is priced at once when every item has what its price needs',
    access: 'public',
    body: SubmitQuote,
    answer: QuoteSlugAnswer,
  }),
  list: contract(quoteCalls.list, {
    summary: 'The quotes of the client, or of the guest’s device, newest first',
    access: 'public',
    body: LanguageOnly,
    answer: QuotesAnswer,
  }),
  one: contract(quoteCalls.one, {
    summary: 'A quote with its offers: the client’s own, or a guest’s by its link',
    access: 'public',
    body: QuoteRequest,
    answer: QuoteAnswer,
  }),
  recalculate: contract(quoteCalls.recalculate, {
    summary: 'Another method or country: a new version of the offer',
    access: 'public',
    body: RecalculateQuote,
    answer: Done,
  }),
  answer: contract(quoteCalls.answer, {
    summary: 'Answers what staff have asked',
    access: 'public',
    body: AnswerQuestion,
    answer: Done,
  }),
  requestAgain: contract(quoteCalls.requestAgain, {
    summary: 'Asks again for an offer that has expired',
    access: 'public',
    body: QuoteSlug,
    answer: Done,
  }),
  decline: contract(quoteCalls.decline, {
    summary: 'Declines the offer',
    access: 'public',
    body: QuoteSlug,
    answer: Done,
  }),
  cancel: contract(quoteCalls.cancel, {
    summary: 'Withdraws the request before it is paid',
    access: 'public',
    body: QuoteSlug,
    answer: Done,
  }),
  accept: contract(quoteCalls.accept, {
    summary: 'Accepts the offer: writes the order that is then paid; 409 when the offer is not the seen one',
    access: 'public',
    body: AcceptQuote,
    answer: QuoteSlugAnswer,
  }),
  picture: contract(quoteCalls.picture, {
    summary: 'The shop’s copy of a store’s picture, by its secret key',
    access: 'public',
    params: z.object({ key: SecretSlug }),
    answer: z.string(),
  }),
};
