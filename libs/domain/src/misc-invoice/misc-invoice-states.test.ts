import { describe, expect, test } from 'vitest';
import {
  acceptMiscInvoice,
  declineMiscInvoice,
  issueMiscInvoice,
  lapseMiscInvoice,
  miscInvoiceActsOf,
  MISC_INVOICE_STATES,
  payMiscInvoice,
  voidMiscInvoice,
  type MiscInvoiceState,
} from './misc-invoice-states.ts';

const [TODAY, YESTERDAY, TOMORROW] = ['2026-11-26', '2026-11-25', '2026-11-27'];
const FREE = { isBeingPaid: false };

const ACTS = [
  [
    'issued',
    ['draft'],
    (state: MiscInvoiceState) => issueMiscInvoice({ state, total: 1 }, { dueOn: TODAY, today: TODAY }),
  ],
  ['accepted', ['issued', 'overdue'], (state: MiscInvoiceState) => acceptMiscInvoice({ state })],
  ['declined', ['issued'], (state: MiscInvoiceState) => declineMiscInvoice({ state })],
  ['paid', ['accepted'], (state: MiscInvoiceState) => payMiscInvoice({ state })],
  [
    'overdue',
    ['issued'],
    (state: MiscInvoiceState) => lapseMiscInvoice({ state }, { dueOn: YESTERDAY, today: TODAY }),
  ],
  [
    'void',
    ['draft', 'issued', 'overdue', 'accepted'],
    (state: MiscInvoiceState) => voidMiscInvoice({ state }, FREE),
  ],
] as const;

describe.each(ACTS)('to become %s', (to, allowed, act) => {
  test.each(MISC_INVOICE_STATES)('from %s', (from) => {
    const isAllowed = (allowed as readonly MiscInvoiceState[]).includes(from);
    expect(act(from)).toEqual(
      isAllowed ? { ok: true, value: to } : { ok: false, error: { kind: 'impossible', from, to } },
    );
  });
});

test('a draft without a sum, or whose due day is over, is not issued', () => {
  const draft = { state: 'draft', total: 0 } as const;
  const day = { dueOn: TOMORROW, today: TODAY };
  expect(issueMiscInvoice(draft, day)).toMatchObject({ error: { kind: 'nothing_to_pay' } });
  expect(issueMiscInvoice({ ...draft, total: 1 }, { ...day, dueOn: YESTERDAY })).toMatchObject({
    error: { kind: 'due_day_over' },
  });
});

test('an invoice is overdue on the day after its due day, not before', () => {
  const lapse = (dueOn: string) => lapseMiscInvoice({ state: 'issued' }, { dueOn, today: TODAY });
  expect(lapse(TODAY)).toMatchObject({ error: { kind: 'not_due_yet' } });
  expect(lapse(YESTERDAY).ok).toBe(true);
});

test('an invoice is not taken back while it is being paid', () => {
  expect(voidMiscInvoice({ state: 'accepted' }, { isBeingPaid: true })).toMatchObject({
    error: { kind: 'payment_in_flight' },
  });
});

test('the page offers what may be done: an accepted invoice is paid, a declined one is over', () => {
  expect(miscInvoiceActsOf('issued')).toEqual({ canAccept: true, canDecline: true, canPay: false });
  expect(miscInvoiceActsOf('overdue')).toEqual({ canAccept: true, canDecline: false, canPay: false });
  expect(miscInvoiceActsOf('accepted')).toEqual({ canAccept: false, canDecline: false, canPay: true });
  expect(miscInvoiceActsOf('declined')).toEqual({ canAccept: false, canDecline: false, canPay: false });
});
