import { officeCalls } from '@shop/contracts/staff-calls';
import { acting, type ActAsked } from '../form/acting.ts';

const end =
  (act: 'refund' | 'accept' | 'close') =>
  async ({ api, field }: ActAsked): Promise<string> => {
    await api.send(officeCalls.actOnReview, { id: Number(field('id')), act, reason: field('reason') });
    return '/reviews?done';
  };

export const reviewsAction = acting({ refund: end('refund'), accept: end('accept'), close: end('close') });
