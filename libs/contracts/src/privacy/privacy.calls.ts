import { get, post } from '../call.ts';
import type { Done } from '../contract.ts';
import type { ConsentRecord, ErasureState, Password } from './privacy.schemas.ts';

export const privacyCalls = {
  data: get<string>('/api/privacy/my-data.json'),
  page: get<string>('/api/privacy/my-data.html'),
  erasure: post<Record<string, never>, ErasureState>('/api/privacy/erasure'),
  consent: post<ConsentRecord, Done>('/api/privacy/consent'),
  erase: post<Password, Done>('/api/privacy/erase'),
};
