import * as z from 'zod/mini';
import { contract, Done, LanguageOnly } from '../contract.ts';
import { forwardingCalls } from './forwarding.calls.ts';
import {
  AnnouncePackage,
  ApproveForward,
  DeclareForward,
  EstimateAnswer,
  EstimateForwarding,
  ForwardAnswer,
  ForwardsAnswer,
  ForwardSlug,
  ForwardSlugAnswer,
  PackageAnswer,
  PackageIdOnly,
  PackagesAnswer,
  RequestForwarding,
  WarehouseAnswer,
} from './forwarding.schemas.ts';

/** Packages that clients have sent to the warehouse, and their forwarding. */
export const forwardingContract = {
  warehouse: contract(forwardingCalls.warehouse, {
    summary: 'Where the client has parcels sent, with the own suite number',
    access: 'client',
    body: LanguageOnly,
    answer: WarehouseAnswer,
  }),
  packages: contract(forwardingCalls.packages, {
    summary: 'The packages of the client, newest first',
    access: 'client',
    body: LanguageOnly,
    answer: PackagesAnswer,
  }),
  announce: contract(forwardingCalls.announce, {
    summary: 'Announces a package that is on its way to the warehouse',
    access: 'client',
    body: AnnouncePackage,
    answer: PackageAnswer,
  }),
  photo: contract(forwardingCalls.photo, {
    summary: 'A photo of one of the client’s packages',
    access: 'client',
    params: z.object({
      id: z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
      position: z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
    }),
    answer: z.string(),
  }),
  withdraw: contract(forwardingCalls.withdraw, {
    summary: 'Takes an announcement back; 409 once the package has arrived',
    access: 'client',
    body: PackageIdOnly,
    answer: Done,
  }),
  estimate: contract(forwardingCalls.estimate, {
    summary: 'What forwarding packages in storage comes to, by air and by sea, before they are packed',
    access: 'client',
    body: EstimateForwarding,
    answer: EstimateAnswer,
  }),
  request: contract(forwardingCalls.request, {
    summary: 'Asks to forward packages in storage as one shipment',
    access: 'client',
    body: RequestForwarding,
    answer: ForwardSlugAnswer,
  }),
  requests: contract(forwardingCalls.requests, {
    summary: 'The forward requests of the client, newest first',
    access: 'client',
    body: LanguageOnly,
    answer: ForwardsAnswer,
  }),
  one: contract(forwardingCalls.one, {
    summary: 'A forward request of the client',
    access: 'client',
    body: ForwardSlug,
    answer: ForwardAnswer,
  }),
  declare: contract(forwardingCalls.declare, {
    summary: 'Gives the customs declaration of a request that waits for it',
    access: 'client',
    body: DeclareForward,
    answer: Done,
  }),
  approve: contract(forwardingCalls.approve, {
    summary: 'Approves a price above the own cap; 409 when the price is not the seen one',
    access: 'client',
    body: ApproveForward,
    answer: Done,
  }),
  cancel: contract(forwardingCalls.cancel, {
    summary: 'Withdraws the request before it is paid; its packages return to storage',
    access: 'client',
    body: ForwardSlug,
    answer: Done,
  }),
};
