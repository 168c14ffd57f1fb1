import { post } from '../call.ts';
import type { VisitorAnswer } from './visitor.schemas.ts';

export const visitorCalls = {
  summary: post<Record<string, never>, VisitorAnswer>('/api/visitor/summary'),
};
