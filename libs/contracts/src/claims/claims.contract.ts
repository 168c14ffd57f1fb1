import * as z from 'zod/mini';
import { contract, Done, LanguageOnly, SecretSlug } from '../contract.ts';
import { claimCalls } from './claims.calls.ts';
import {
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

export const claimsContract = {
  order: contract(claimCalls.order, {
    summary: 'The lines of an order that its buyer may claim',
    access: 'public',
    body: ClaimOrderRequest,
    answer: ClaimOrderAnswer,
  }),
  link: contract(claimCalls.link, {
    summary: 'Mails a guest the link of the claim form; answers alike in every case',
    access: 'public',
    body: ClaimLinkRequest,
    answer: Done,
  }),
  submit: contract(claimCalls.submit, {
    summary: 'Claims goods of the visitor’s own order, once a key',
    access: 'visitor',
    body: SubmitClaim,
    answer: ClaimSlugAnswer,
  }),
  list: contract(claimCalls.list, {
    summary: 'The client’s claims, newest first',
    access: 'client',
    body: LanguageOnly,
    answer: ClaimsAnswer,
  }),
  one: contract(claimCalls.one, {
    summary: 'A claim with its messages: a client’s own, or a guest’s by its secret link',
    access: 'public',
    body: ClaimRequest,
    answer: ClaimAnswer,
  }),
  write: contract(claimCalls.write, {
    summary: 'A message of the buyer to staff, once a key',
    access: 'public',
    body: WriteToClaim,
    answer: Done,
  }),
  file: contract(claimCalls.file, {
    summary: 'A file of a claim, for who may see the claim',
    access: 'public',
    params: z.object({ slug: SecretSlug, position: z.string().check(z.regex(/^[1-9]\d{0,2}$/)) }),
    answer: z.string(),
  }),
};
