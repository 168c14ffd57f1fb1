import { contract } from '../contract.ts';
import { visitorCalls } from './visitor.calls.ts';
import { VisitorAnswer, VisitorAsked } from './visitor.schemas.ts';

export const visitorContract = {
  summary: contract(visitorCalls.summary, {
    summary:
      'The name and the count of things that every page shows; a guest’s for a visitor without a session',
    access: 'public',
    body: VisitorAsked,
    answer: VisitorAnswer,
  }),
};
