import type { BodyOf } from '@shop/contracts/calls';
import { officeCalls } from '@shop/contracts/staff-calls';
import { acting, type ActAsked } from '../form/acting.ts';
import { sumIn } from '../form/read-sum.ts';

const idOf = ({ params }: ActAsked): number => Number(params['id']);
const backTo = (asked: ActAsked): string => `/claims/${idOf(asked)}?done`;

const decide =
  (state: BodyOf<typeof officeCalls.decideClaim>['state']) =>
  async (asked: ActAsked): Promise<string> => {
    await asked.api.send(officeCalls.decideClaim, { id: idOf(asked), state, text: asked.field('text') });
    return backTo(asked);
  };

export const claimAction = acting({
  write: async (asked) => {
    const body = { id: idOf(asked), text: asked.field('text') };
    await asked.api.send(officeCalls.writeToBuyer, body, { idempotencyKey: asked.idempotencyKey });
    return backTo(asked);
  },
  in_review: decide('in_review'),
  question: decide('question'),
  replacement: decide('replacement'),
  repair: decide('repair'),
  refused: decide('refused'),
  closed: decide('closed'),
  refund: async (asked) => {
    const amount = asked.field('amount') === '' ? null : sumIn(asked.field, 'amount');
    await asked.api.send(officeCalls.refundClaim, { id: idOf(asked), amount, text: asked.field('text') });
    return backTo(asked);
  },
});
