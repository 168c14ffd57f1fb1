import type { DecisionRefusal } from '@shop/commerce-claims';
import { REFUND_REFUSALS } from '../payments-desk/desk-texts.ts';

export const CLAIMS_USAGE = `npm run claims -- list [--all]                                  claims that wait for staff, the longest waiting first
npm run claims -- show <brand> <number>                         one claim: goods, messages, files, history
npm run claims -- file <brand> <number> <position> <target>     writes a file of the claim to the target
npm run claims -- review <brand> <number>                       somebody looks at it
npm run claims -- ask <brand> <number> --text "…"               a question to the buyer
npm run claims -- write <brand> <number> --text "…"             a message to the buyer
npm run claims -- refund <brand> <number> [sum] [--text "…"]    accepts: the goods' share of the order is given back, or the sum
npm run claims -- replace <brand> <number> [--text "…"]         accepts: the goods are replaced
npm run claims -- repair <brand> <number> [--text "…"]          accepts: the goods are repaired
npm run claims -- refuse <brand> <number> --text "why"          does not accept
npm run claims -- close <brand> <number> [--text "…"]           everything is done
A claim is named by its brand and number: lt CL184`;

export const DECISION_REFUSALS: Readonly<Record<DecisionRefusal, string>> = {
  ...REFUND_REFUSALS,
  unknown_claim: 'This brand has no claim with this number.',
  not_from_this_state: 'The claim cannot change to this state from its present one.',
  text_missing: 'Say it to the buyer: --text "…".',
  text_too_long: 'The text is longer than 3,000 characters.',
  closed: 'The claim is closed.',
  sum_needed: 'The payer was charged in another currency than that of the order. Name the sum in it.',
};
