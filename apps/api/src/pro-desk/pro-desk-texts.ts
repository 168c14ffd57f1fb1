import type { ProRefusal } from '@shop/commerce-pro';

export const PRO_USAGE = `npm run pro -- list [--all]                                        applications for business accounts, the longest waiting first
npm run pro -- approve <application> --tier gold [--credit 500] [--days 14]
                                                                   opens the account; the client is told
npm run pro -- decline <application> --text "why"                  the client is told, and may apply again
npm run pro -- show <client>                                         the client's company, what it owes, and its people
npm run pro -- tier <client> <tier>                                another tier
npm run pro -- credit <client> <sum> <days>                        credit limit in the brand's currency, and days until invoices are due`;

export const PRO_REFUSALS: Readonly<Record<ProRefusal, string>> = {
  unknown_application: 'There is no application with this id.',
  decided_already: 'This application has been decided.',
  unknown_tier: 'There is no such tier.',
  unknown_client: 'There is no client with this id.',
  no_account: 'This client has no business account.',
  member_already: 'This client belongs to a company already.',
  text_missing: 'Say it to the client: --text "…".',
};
