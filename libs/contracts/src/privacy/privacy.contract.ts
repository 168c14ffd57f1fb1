import * as z from 'zod/mini';
import { contract, Done } from '../contract.ts';
import { privacyCalls } from './privacy.calls.ts';
import { ConsentRecord, ErasureState, Password } from './privacy.schemas.ts';

const Nothing = z.record(z.string(), z.never());

export const privacyContract = {
  data: contract(privacyCalls.data, {
    summary: 'Everything that is stored about the client, as a JSON file',
    access: 'client',
    answer: z.string(),
  }),
  page: contract(privacyCalls.page, {
    summary: 'The same as a readable HTML file, in the visitor’s language',
    access: 'client',
    answer: z.string(),
  }),
  erasure: contract(privacyCalls.erasure, {
    summary: 'What has to end before the account can be erased',
    access: 'client',
    body: Nothing,
    answer: ErasureState,
  }),
  consent: contract(privacyCalls.consent, {
    summary: 'Records a choice about cookies: what, when, and of which version; nothing of the visitor',
    access: 'public',
    body: ConsentRecord,
    answer: Done,
  }),
  erase: contract(privacyCalls.erase, {
    summary: 'Erases the client, except what bookkeeping must keep; ends all sessions and mails a notice',
    access: 'client',
    body: Password,
    answer: Done,
  }),
};
