import { get, post, postOnce } from '../call.ts';
import type { Done, LanguageOnly } from '../contract.ts';
import type {
  ClaimAnswer,
  ClaimLinkRequest,
  ClaimOrderAnswer,
  ClaimOrderRequest,
  ClaimRequest,
  ClaimsAnswer,
  ClaimSlugAnswer,
  SubmitClaim,
  WriteToClaim,
} from './claims.schemas.ts';

export const claimCalls = {
  /** The lines of an order that its buyer may claim. */
  order: post<ClaimOrderRequest, ClaimOrderAnswer>('/api/claims/order'),
  /** Mails a guest the link of the form; the answer is the same whether or not number and e-mail match. */
  link: post<ClaimLinkRequest, Done>('/api/claims/link'),
  submit: postOnce<SubmitClaim, ClaimSlugAnswer>('/api/claims/submit'),
  /** The claims of a client, newest first. */
  list: post<LanguageOnly, ClaimsAnswer>('/api/claims/list'),
  one: post<ClaimRequest, ClaimAnswer>('/api/claims/get'),
  write: postOnce<WriteToClaim, Done>('/api/claims/write'),
  file: get<string>('/api/claims/:slug/files/:position'),
};
