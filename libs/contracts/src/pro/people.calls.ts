import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  ChangeRole,
  CompanyOrdersAnswer,
  InvitationAnswer,
  InvitationCode,
  InvitePerson,
  OneOfCompany,
  PeopleAnswer,
} from './people.schemas.ts';

type Nothing = Record<string, never>;

export const peopleCalls = {
  people: post<Nothing, PeopleAnswer>('/api/pro/people'),
  invite: post<InvitePerson, Done>('/api/pro/people/invite'),
  withdrawInvitation: post<OneOfCompany, Done>('/api/pro/people/withdraw'),
  changeRole: post<ChangeRole, Done>('/api/pro/people/role'),
  removePerson: post<OneOfCompany, Done>('/api/pro/people/remove'),
  leave: post<Nothing, Done>('/api/pro/people/leave'),
  invitation: post<InvitationCode, InvitationAnswer>('/api/pro/invitation'),
  acceptInvitation: post<InvitationCode, Done>('/api/pro/invitation/accept'),
  companyOrders: post<Nothing, CompanyOrdersAnswer>('/api/pro/orders'),
};
