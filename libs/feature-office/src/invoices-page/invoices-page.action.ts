import { staffCalls } from '@shop/contracts/staff-calls';
import { acting, type ActAsked } from '../form/acting.ts';
import { Unread } from '../form/form-problem.ts';
import { sumIn } from '../form/read-sum.ts';

const NEXT = '/invoices?done';
const PERCENT = 100;

/** Whole numbers only: a customer’s number, a quantity. */
const countIn = ({ field }: ActAsked, name: string): number => {
  const count = /^\d{1,9}$/.test(field(name)) ? Number(field(name)) : 0;
  if (count < 1) throw new Unread({ errors: { [name]: ['number'] } });
  return count;
};

const draft = async (asked: ActAsked): Promise<string> => {
  const { api, field, idempotencyKey } = asked;
  const line = {
    description: field('title'),
    quantity: countIn(asked, 'quantity'),
    price: sumIn(field, 'price'),
    rate: sumIn(field, 'rate') / PERCENT,
  };
  const said = { title: field('title'), due_on: field('due_on'), reason: field('reason') };
  const body = { client_id: countIn(asked, 'client_id'), ...said, lines: [line] };
  await api.send(staffCalls.draftMiscInvoice, body, { idempotencyKey });
  return NEXT;
};

const change =
  (call: typeof staffCalls.issueMiscInvoice) =>
  async ({ api, field, idempotencyKey }: ActAsked): Promise<string> => {
    await api.send(call, { id: Number(field('id')), reason: field('reason') }, { idempotencyKey });
    return NEXT;
  };

export const invoicesAction = acting({
  draft,
  issue: change(staffCalls.issueMiscInvoice),
  void: change(staffCalls.voidMiscInvoice),
});
