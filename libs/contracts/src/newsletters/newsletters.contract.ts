import { contract, Done } from '../contract.ts';
import { newsletterCalls } from './newsletters.calls.ts';
import { AskNewsletter, ConfirmNewsletter, EndNewsletter } from './newsletters.schemas.ts';

/** The newsletter of addresses without an account. */
export const newslettersContract = {
  ask: contract(newsletterCalls.ask, {
    summary: 'Mails a link that confirms a subscription; answers alike for every address',
    access: 'public',
    body: AskNewsletter,
    answer: Done,
  }),
  confirm: contract(newsletterCalls.confirm, {
    summary:
      'Confirms a subscription by the token of a mail; 422 for a token that is used, unknown or too old',
    access: 'public',
    body: ConfirmNewsletter,
    answer: Done,
  }),
  end: contract(newsletterCalls.end, {
    summary:
      'Ends a subscription, or one topic of it, by the token of a mail; answers alike for an unknown token',
    access: 'public',
    body: EndNewsletter,
    answer: Done,
  }),
};
