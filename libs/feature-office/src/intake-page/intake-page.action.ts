import { officeCalls } from '@shop/contracts/staff-calls';
import { acting } from '../form/acting.ts';
import { Unread } from '../form/form-problem.ts';
import { measuresIn } from '../form/read-measures.ts';

/** `LT-20001`: scanned from the label in the place of a tracking number. */
const SUITE = /^[A-Z]{2}-\d{4,8}$/;

/** What is still missing, in the order of the fields: a scanner and Enter go from one to the next. */
const askForNext = (label: { number: string; suite: string }, field: (name: string) => string): void => {
  if (label.suite === '' && SUITE.test(label.number))
    throw new Unread({ focus: 'number', fields: { suite: label.number, number: '' } });
  if (label.number === '') throw new Unread({ errors: { number: ['required'] } });
  if (field('weight') === '') throw new Unread({ focus: 'weight' });
  if (field('sides') === '') throw new Unread({ focus: 'sides' });
};

export const intakeAction = acting({
  take_in: async ({ api, field, photos, idempotencyKey }) => {
    const number = field('number').replaceAll(/\s/g, '').toUpperCase();
    const suite = field('suite').toUpperCase();
    askForNext({ number, suite }, field);
    const sent = photos();
    const body = {
      ...{ tracking_number: number, suite, ...measuresIn(field) },
      ...(sent.length > 0 && { photos: [...sent] }),
    };
    await api.send(officeCalls.takeIn, body, { idempotencyKey });
    return '/intake?done';
  },
});
