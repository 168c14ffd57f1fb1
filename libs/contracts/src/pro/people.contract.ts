import * as z from 'zod/mini';
import { contract, Done } from '../contract.ts';
import { peopleCalls } from './people.calls.ts';
import {
  ChangeRole,
  CompanyOrdersAnswer,
  InvitationAnswer,
  InvitationCode,
  InvitePerson,
  OneOfCompany,
  PeopleAnswer,
} from './people.schemas.ts';

const Nothing = z.record(z.string(), z.never());

/** The people of a company: 403 for a client of none, and for a role without the right. */
export const peopleContract = {
  people: contract(peopleCalls.people, {
    summary: 'The people of the client’s company; for owners its open invitations too',
    access: 'client',
    body: Nothing,
    answer: PeopleAnswer,
  }),
  invite: contract(peopleCalls.invite, {
    summary: 'Owners: mails an invitation of seven days; a second one of the same address ends the first',
    access: 'client',
    body: InvitePerson,
    answer: Done,
  }),
  withdrawInvitation: contract(peopleCalls.withdrawInvitation, {
    summary: 'Owners: the link of an invitation ends',
    access: 'client',
    body: OneOfCompany,
    answer: Done,
  }),
  changeRole: contract(peopleCalls.changeRole, {
    summary: 'Owners: another role for a person; 409 for the only owner',
    access: 'client',
    body: ChangeRole,
    answer: Done,
  }),
  removePerson: contract(peopleCalls.removePerson, {
    summary: 'Owners: ends a person’s rights at once; 409 for the only owner',
    access: 'client',
    body: OneOfCompany,
    answer: Done,
  }),
  leave: contract(peopleCalls.leave, {
    summary: 'Ends the own rights; 409 for the only owner',
    access: 'client',
    body: Nothing,
    answer: Done,
  }),
  invitation: contract(peopleCalls.invitation, {
    summary: 'What the link of an invitation is to this client',
    access: 'client',
    body: InvitationCode,
    answer: InvitationAnswer,
  }),
  acceptInvitation: contract(peopleCalls.acceptInvitation, {
    summary: 'Accepts an invitation; 409 for another address, and for a client of another company',
    access: 'client',
    body: InvitationCode,
    answer: Done,
  }),
  companyOrders: contract(peopleCalls.companyOrders, {
    summary: 'What the people of the company have ordered for it, with their names; 200 at most',
    access: 'client',
    body: Nothing,
    answer: CompanyOrdersAnswer,
  }),
};
