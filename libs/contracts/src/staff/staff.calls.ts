import { post, postOnce } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  MiscInvoiceAct,
  MiscInvoiceDraft,
  MiscInvoiceSearch,
  StaffMiscInvoiceAnswer,
  StaffMiscInvoiceList,
} from './misc-invoice.schemas.ts';
import type {
  ActList,
  ActSearch,
  AskedRequest,
  BalanceMove,
  BalanceMoved,
  Nothing,
  OrderedRefund,
  RefundOrder,
  RequestList,
  RequestRefusal,
  StaffBalance,
  StaffBalanceAnswer,
  StaffLogin,
  StaffMeAnswer,
} from './staff.schemas.ts';

/** The calls of the back office. */
export const staffCalls = {
  login: post<StaffLogin, StaffMeAnswer>('/api/staff/login'),
  me: post<Nothing, StaffMeAnswer>('/api/staff/me'),
  logout: post<Nothing, Done>('/api/staff/logout'),
  acts: post<ActSearch, ActList>('/api/staff/acts'),
  balance: post<StaffBalance, StaffBalanceAnswer>('/api/staff/balance'),
  moveBalance: postOnce<BalanceMove, BalanceMoved>('/api/staff/balance/move'),
  requests: post<Nothing, RequestList>('/api/staff/balance/requests'),
  confirmMove: postOnce<AskedRequest, BalanceMoved>('/api/staff/balance/confirm'),
  refuseMove: postOnce<RequestRefusal, Done>('/api/staff/balance/refuse'),
  miscInvoices: post<MiscInvoiceSearch, StaffMiscInvoiceList>('/api/staff/misc-invoices'),
  draftMiscInvoice: postOnce<MiscInvoiceDraft, StaffMiscInvoiceAnswer>('/api/staff/misc-invoices/draft'),
  issueMiscInvoice: postOnce<MiscInvoiceAct, StaffMiscInvoiceAnswer>('/api/staff/misc-invoices/issue'),
  voidMiscInvoice: postOnce<MiscInvoiceAct, StaffMiscInvoiceAnswer>('/api/staff/misc-invoices/void'),
  refund: postOnce<RefundOrder, OrderedRefund>('/api/staff/payments/refund'),
};
