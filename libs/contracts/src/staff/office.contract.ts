import { Done } from '../contract.ts';
import {
  FailedJobs,
  FailedMails,
  OfficeOverview,
  OneJob,
  OneMail,
  ReviewList,
  ReviewOrder,
  VerifiedLog,
} from './queues.schemas.ts';
import { OfficeFinds, OfficeOrder, OfficeSearch, OneOrder } from './search.schemas.ts';
import { officeCalls } from './office.calls.ts';
import { staffContract } from './staff-contract.ts';
import { Nothing } from './staff.schemas.ts';

/** What the office shows besides its queues of work. */
export const officeContract = {
  overview: staffContract(officeCalls.overview, {
    summary: 'What waits in the queues that the person may see',
    right: 'session.own',
    body: Nothing,
    answer: OfficeOverview,
  }),
  verifyLog: staffContract(officeCalls.verifyLog, {
    summary: 'Computes the hashes of the log of acts again',
    right: 'log.read',
    body: Nothing,
    answer: VerifiedLog,
  }),
  search: staffContract(officeCalls.search, {
    summary: 'Orders, clients and parcels by any number or e-mail',
    right: 'order.read',
    body: OfficeSearch,
    answer: OfficeFinds,
  }),
  order: staffContract(officeCalls.order, {
    summary: 'An order with its lines, its events and its payments',
    right: 'order.read',
    body: OneOrder,
    answer: OfficeOrder,
  }),
  reviews: staffContract(officeCalls.reviews, {
    summary: 'Payments in review, the oldest first',
    right: 'review.work',
    body: Nothing,
    answer: ReviewList,
  }),
  actOnReview: staffContract(officeCalls.actOnReview, {
    summary: 'Ends the review of a payment',
    right: 'review.work',
    body: ReviewOrder,
    answer: Done,
  }),
  failedJobs: staffContract(officeCalls.failedJobs, {
    summary: 'Work that was given up, the newest first',
    right: 'failure.read',
    body: Nothing,
    answer: FailedJobs,
  }),
  retryJob: staffContract(officeCalls.retryJob, {
    summary: 'Runs a job once more that was given up',
    right: 'failure.retry',
    body: OneJob,
    answer: Done,
  }),
  retryMail: staffContract(officeCalls.retryMail, {
    summary: 'Delivers a mail that was given up',
    right: 'failure.retry',
    body: OneMail,
    answer: Done,
  }),
  failedMails: staffContract(officeCalls.failedMails, {
    summary: 'Mails that were given up, the newest first',
    right: 'failure.read',
    body: Nothing,
    answer: FailedMails,
  }),
};
