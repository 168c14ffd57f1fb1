import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { visitorCalls } from './visitor.calls.ts';
import { VisitorAnswer } from './visitor.schemas.ts';

export const visitorContract = {
  summary: contract(visitorCalls.summary, {
    summary:
      'The name and the count of things that every page shows; a guest’s for a visitor without a session',
    access: 'public',
    body: z.record(z.string(), z.never()),
    answer: VisitorAnswer,
  }),
};
