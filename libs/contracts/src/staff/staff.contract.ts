import { Done } from '../contract.ts';
import {
  MiscInvoiceAct,
  MiscInvoiceDraft,
  MiscInvoiceSearch,
  StaffMiscInvoiceAnswer,
  StaffMiscInvoiceList,
} from './misc-invoice.schemas.ts';
import { claimQueueContract } from './claim-queue.contract.ts';
import { companyAccountContract } from './company-account.contract.ts';
import { companyChecksContract } from './company-checks.contract.ts';
import { contentDeskContract } from './content-desk.contract.ts';
import { contentTopicsContract } from './content-topics.contract.ts';
import { productReviewQueueContract } from './product-review-queue.contract.ts';
import { mailStopsContract } from './mail-stops.contract.ts';
import { officeContract } from './office.contract.ts';
import { quoteQueueContract } from './quote-queue.contract.ts';
import { parcelPhotosContract } from './parcel-photos.contract.ts';
import { sentParcelsContract } from './sent-parcels.contract.ts';
import { staffContract } from './staff-contract.ts';
import { staffCalls } from './staff.calls.ts';
import { textsContract } from './texts.contract.ts';
import { warehouseContract } from './warehouse.contract.ts';
import {
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

export const staffCallsContract = {
  ...officeContract,
  ...quoteQueueContract,
  ...warehouseContract,
  ...claimQueueContract,
  ...companyAccountContract,
  ...companyChecksContract,
  ...contentDeskContract,
  ...mailStopsContract,
  ...contentTopicsContract,
  ...productReviewQueueContract,
  ...sentParcelsContract,
  ...textsContract,
  ...parcelPhotosContract,
  login: staffContract(staffCalls.login, {
    summary: 'Begins a session of staff',
    right: null,
    body: StaffLogin,
    answer: StaffMeAnswer,
  }),
  me: staffContract(staffCalls.me, {
    summary: 'The person of the session, with the roles and rights',
    right: 'session.own',
    body: Nothing,
    answer: StaffMeAnswer,
  }),
  logout: staffContract(staffCalls.logout, {
    summary: 'Ends the session',
    right: 'session.own',
    body: Nothing,
    answer: Done,
  }),
  acts: staffContract(staffCalls.acts, {
    summary: 'The log of acts by subject, person, act and time, newest first',
    right: 'log.read',
    body: ActSearch,
    answer: ActList,
  }),
  balance: staffContract(staffCalls.balance, {
    summary: 'A client’s balance, and the movements that wait for a second person',
    right: 'balance.read',
    body: StaffBalance,
    answer: StaffBalanceAnswer,
  }),
  moveBalance: staffContract(staffCalls.moveBalance, {
    summary: 'Moves a balance; above the limit it asks for a second person',
    right: 'balance.move',
    body: BalanceMove,
    answer: BalanceMoved,
  }),
  requests: staffContract(staffCalls.requests, {
    summary: 'Every movement that waits for a second person',
    right: 'balance.read',
    body: Nothing,
    answer: RequestList,
  }),
  confirmMove: staffContract(staffCalls.confirmMove, {
    summary: 'A second person confirms a movement: it is done',
    right: 'balance.confirm',
    body: AskedRequest,
    answer: BalanceMoved,
  }),
  refuseMove: staffContract(staffCalls.refuseMove, {
    summary: 'A movement that waits is refused, or withdrawn by the person who asked',
    right: 'balance.confirm',
    body: RequestRefusal,
    answer: Done,
  }),
  miscInvoices: staffContract(staffCalls.miscInvoices, {
    summary: 'Invoices for what is no order, newest first',
    right: 'misc_invoice.read',
    body: MiscInvoiceSearch,
    answer: StaffMiscInvoiceList,
  }),
  draftMiscInvoice: staffContract(staffCalls.draftMiscInvoice, {
    summary: 'Writes the draft of an invoice for what is no order',
    right: 'misc_invoice.write',
    body: MiscInvoiceDraft,
    answer: StaffMiscInvoiceAnswer,
  }),
  issueMiscInvoice: staffContract(staffCalls.issueMiscInvoice, {
    summary: 'Gives a draft its number and mails it to its client',
    right: 'misc_invoice.write',
    body: MiscInvoiceAct,
    answer: StaffMiscInvoiceAnswer,
  }),
  voidMiscInvoice: staffContract(staffCalls.voidMiscInvoice, {
    summary: 'Takes back an unpaid one; refused while it is being paid',
    right: 'misc_invoice.write',
    body: MiscInvoiceAct,
    answer: StaffMiscInvoiceAnswer,
  }),
  refund: staffContract(staffCalls.refund, {
    summary: 'Gives back a part of a payment, or all that is left',
    right: 'payment.refund',
    body: RefundOrder,
    answer: OrderedRefund,
  }),
};
