import * as z from 'zod/mini';
import { contract, SecretSlug } from '../contract.ts';
import { payableCalls } from './payables.calls.ts';
import { PayableRequest, PayableAnswer, PayPayable, PaymentBegun } from './payables.schemas.ts';

const params = z.object({ slug: SecretSlug });

export const payablesContract = {
  fetch: contract(payableCalls.fetch, {
    summary: 'What waits to be paid by itself, and how it can be paid',
    access: 'visitor',
    params,
    body: PayableRequest,
    answer: PayableAnswer,
  }),
  pay: contract(payableCalls.pay, {
    summary: 'Pays it, exactly once a key',
    access: 'visitor',
    params,
    body: PayPayable,
    answer: PaymentBegun,
  }),
};
