import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type { AskNewsletter, ConfirmNewsletter, EndNewsletter } from './newsletters.schemas.ts';

export const newsletterCalls = {
  ask: post<AskNewsletter, Done>('/api/newsletter/ask'),
  confirm: post<ConfirmNewsletter, Done>('/api/newsletter/confirm'),
  end: post<EndNewsletter, Done>('/api/newsletter/end'),
};
