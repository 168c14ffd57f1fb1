import { authContract } from '@shop/contracts/auth';
import { forwardingContract, type Package } from '@shop/contracts/forwarding';
import { ordersContract } from '@shop/contracts/orders';
import {
  proContract,
  type CompanyOrder,
  type CompanyPerson,
  type InvitationAnswer,
  type OpenInvitation,
  type ProAnswer,
  type ProInvoiceAnswer,
  type ProInvoiceSummary,
  type StatementClaim,
  type StatementMonth,
  type TermsAnswer,
} from '@shop/contracts/pro';
import { quotesContract } from '@shop/contracts/quotes';
import { aClient, atPage, localeOf, says, showcaseOrder } from '@shop/testing-react/stories';
import type { StoryObj } from '@storybook/react-vite';
import {
  aColleague,
  aCompanyOrder,
  anInvitation,
  aProState,
  anAccount,
  anInvoice,
  someTerms,
} from './a-pro.ts';

type Shown = {
  readonly visitor?: 'guest' | 'client' | 'pro';
  readonly state?: Partial<ProAnswer>;
  readonly orders?: number;
  readonly invoices?: readonly ProInvoiceSummary[];
  readonly invoice?: Partial<ProInvoiceAnswer['invoice']>;
  readonly months?: readonly StatementMonth[];
  readonly claims?: readonly StatementClaim[];
  readonly terms?: Partial<TermsAnswer>;
  readonly parcels?: readonly Package[];
  readonly people?: readonly CompanyPerson[];
  readonly invitations?: readonly OpenInvitation[];
  readonly invitation?: InvitationAnswer;
  readonly companyOrders?: readonly CompanyOrder[];
};

const peopleAnswers = ({
  people = [aColleague({ is_me: true })],
  invitations = [],
  invitation = anInvitation(),
  companyOrders = [aCompanyOrder()],
}: Shown) => [
  says(proContract.people, { status: true, people: [...people], invitations: [...invitations] }),
  says(proContract.invitation, invitation),
  says(proContract.companyOrders, { status: true, orders: [...companyOrders] }),
];

/** A page of business accounts with these answers of the API. */
export const atPro = (at: string, shown: Shown = {}): StoryObj => {
  const { visitor = 'pro', orders = 2, invoices = [], months = [], claims = [] } = shown;
  const state = aProState({ ...(visitor === 'pro' && { account: anAccount() }), ...shown.state });
  return atPage({
    at,
    hasSession: visitor !== 'guest',
    answers: [
      says(authContract.currentUser, {
        status: true,
        user: visitor === 'guest' ? null : aClient({ is_pro: visitor === 'pro', tier: 'gold' }),
      }),
      says(proContract.state, state),
      ...peopleAnswers(shown),
      says(proContract.invoices, { status: true, invoices: [...invoices] }),
      says(proContract.invoice, { status: true, invoice: anInvoice(shown.invoice) }),
      says(proContract.statement, { status: true, months: [...months], claims: [...claims] }),
      says(proContract.terms, someTerms(shown.terms)),
      says(forwardingContract.packages, { status: true, packages: [...(shown.parcels ?? [])] }),
      says(quotesContract.list, { status: true, quotes: [] }),
      says(ordersContract.list, ({ language_id }) => ({
        status: true as const,
        items: [showcaseOrder(localeOf(language_id)), showcaseOrder(localeOf(language_id))]
          .map((order, place) => ({ ...order, slug: `${place}`.repeat(22) }))
          .slice(0, orders),
        total: orders,
      })),
    ],
  });
};
