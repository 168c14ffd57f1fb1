import { post } from '../call.ts';
import type { VisitorAnswer, VisitorAsked } from './visitor.schemas.ts';

export const visitorCalls = {
  summary: post<VisitorAsked, VisitorAnswer>('/api/visitor/summary'),
};
