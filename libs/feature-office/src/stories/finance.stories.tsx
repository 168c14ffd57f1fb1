import type { Meta, StoryObj } from '@storybook/react-vite';
import { atOffice } from '../testing/at-office.tsx';
import {
  someActs,
  someCompanies,
  someInvoices,
  someJobs,
  someMails,
  someRequests,
  someReviews,
  someStops,
} from '../testing/office-rows.ts';

const meta = { title: 'Pages/Office/Money and failures' } satisfies Meta;

export default meta;

export const Requests: StoryObj = atOffice('/requests', {
  '/api/staff/balance/requests': { requests: someRequests },
});
export const NoRequests: StoryObj = atOffice('/requests', {
  '/api/staff/balance/requests': { requests: [] },
});
export const RequestsFailed: StoryObj = atOffice('/requests');

export const Reviews: StoryObj = atOffice('/reviews', { '/api/staff/reviews': { reviews: someReviews } });
export const NoReviews: StoryObj = atOffice('/reviews', { '/api/staff/reviews': { reviews: [] } });
export const ReviewsFailed: StoryObj = atOffice('/reviews');

export const Invoices: StoryObj = atOffice('/invoices', {
  '/api/staff/misc-invoices': { invoices: someInvoices },
});
export const NoInvoices: StoryObj = atOffice('/invoices', { '/api/staff/misc-invoices': { invoices: [] } });
export const InvoicesFailed: StoryObj = atOffice('/invoices');

const balance = { balance: 12, held: 0, currency: 'EUR', waiting: [] };
const company = {
  ...{ company: 'UAB Prekyba', currency: 'EUR', limit: 1500, used: 412.5, left: 1087.5, due_days: 21 },
  overdue: [{ id: 7, number: 'MI-LT-2026-000007', title: 'QU100007', due_on: '2026-11-20', open: 312.5 }],
  people: [
    {
      client_id: 9,
      name: 'Ona Onaitė',
      email: 'ona@company.example',
      role: 'owner',
      since: '2026-10-01T10:02:00-05:00',
    },
    {
      client_id: 12,
      name: '',
      email: 'books@company.example',
      role: 'bookkeeper',
      since: '2026-11-20T10:02:00-05:00',
    },
  ],
};

export const Client: StoryObj = atOffice('/clients/9', {
  '/api/staff/balance': balance,
  '/api/staff/company-account': { account: null },
});
export const CompanyOnAccount: StoryObj = atOffice('/clients/9', {
  '/api/staff/balance': balance,
  '/api/staff/company-account': { account: company },
});
export const CompanyWithoutOverdue: StoryObj = atOffice('/clients/9', {
  '/api/staff/balance': balance,
  '/api/staff/company-account': { account: { ...company, overdue: [] } },
});
export const ClientFailed: StoryObj = atOffice('/clients/9');

export const Companies: StoryObj = atOffice('/companies', {
  '/api/staff/company-checks': { companies: someCompanies },
});
export const NoCompanies: StoryObj = atOffice('/companies', {
  '/api/staff/company-checks': { companies: [] },
});
export const CompaniesFailed: StoryObj = atOffice('/companies');

export const Failures: StoryObj = atOffice('/failures', {
  '/api/staff/failed-mails': { mails: someMails },
  '/api/staff/failed-jobs': { jobs: someJobs },
});
export const NoFailures: StoryObj = atOffice('/failures', {
  '/api/staff/failed-mails': { mails: [] },
  '/api/staff/failed-jobs': { jobs: [] },
});
export const FailuresFailed: StoryObj = atOffice('/failures');

const whole = { acts: 3, last_hash: 'f'.repeat(64), broken_at: null };

export const Log: StoryObj = atOffice('/log', {
  '/api/staff/acts': { acts: someActs, next: null },
  '/api/staff/acts/verify': whole,
});
export const EmptyLog: StoryObj = atOffice('/log', {
  '/api/staff/acts': { acts: [], next: null },
  '/api/staff/acts/verify': { ...whole, acts: 0, last_hash: null },
});
export const LogFailed: StoryObj = atOffice('/log');

export const ClientWithStoppedNews: StoryObj = atOffice('/clients/9', {
  '/api/staff/balance': { ...balance, mail_stop: someStops[0] },
  '/api/staff/company-account': { account: null },
});

export const MailStops: StoryObj = atOffice('/mail-stops', {
  '/api/staff/mail-stops': { stops: someStops, more: false },
});
export const ManyMailStops: StoryObj = atOffice('/mail-stops', {
  '/api/staff/mail-stops': { stops: someStops, more: true },
});
export const NoMailStops: StoryObj = atOffice('/mail-stops', {
  '/api/staff/mail-stops': { stops: [], more: false },
});
export const MailStopsFailed: StoryObj = atOffice('/mail-stops');
