import { Done } from '../contract.ts';
import { OfficeFile, OneFile } from './claim-queue.schemas.ts';
import {
  OneQuote,
  QuoteDetails,
  QuoteFacts,
  QuoteMoved,
  QuoteQueue,
  QuoteSearch,
  QuoteWords,
} from './quote-queue.schemas.ts';
import { officeCalls } from './office.calls.ts';
import { staffContract } from './staff-contract.ts';

/** The queue of requests for quotes. */
export const quoteQueueContract = {
  quotes: staffContract(officeCalls.quotes, {
    summary: 'Requests for quotes: those that wait for staff, or those of one state',
    right: 'quote.work',
    body: QuoteSearch,
    answer: QuoteQueue,
  }),
  quote: staffContract(officeCalls.quote, {
    summary: 'One request with its items, its history and the pricer’s proposal',
    right: 'quote.work',
    body: OneQuote,
    answer: QuoteDetails,
  }),
  quotePicture: staffContract(officeCalls.quotePicture, {
    summary: 'The shop’s copy of the picture of an item; its position is the number of the item',
    right: 'quote.work',
    body: OneFile,
    answer: OfficeFile,
  }),
  takeQuote: staffContract(officeCalls.takeQuote, {
    summary: 'The person works on the request: others leave it alone',
    right: 'quote.work',
    body: OneQuote,
    answer: Done,
  }),
  giveQuoteBack: staffContract(officeCalls.giveQuoteBack, {
    summary: 'The person leaves the request to others',
    right: 'quote.work',
    body: OneQuote,
    answer: Done,
  }),
  setQuoteFacts: staffContract(officeCalls.setQuoteFacts, {
    summary: 'What staff have found out about an item',
    right: 'quote.work',
    body: QuoteFacts,
    answer: QuoteMoved,
  }),
  offerQuote: staffContract(officeCalls.offerQuote, {
    summary: 'Prices the request from what is known; the buyer is told',
    right: 'quote.work',
    body: OneQuote,
    answer: QuoteMoved,
  }),
  askBuyer: staffContract(officeCalls.askBuyer, {
    summary: 'A question to the buyer',
    right: 'quote.work',
    body: QuoteWords,
    answer: QuoteMoved,
  }),
  refuseQuote: staffContract(officeCalls.refuseQuote, {
    summary: 'The shop makes no offer; the buyer is told why',
    right: 'quote.work',
    body: QuoteWords,
    answer: QuoteMoved,
  }),
};
