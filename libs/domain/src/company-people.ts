/** What a person is in a company. */
export const COMPANY_ROLES = ['owner', 'buyer', 'bookkeeper'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/**
 * `people`: invites and removes people, and changes their roles. `order`: buys at the company's tier and on its account.
 * `orders`: sees what the company has ordered. `papers`: sees the pages of all its orders, its invoices and statements, and
 * pays them. `amend`: cancels orders of colleagues and changes their address.
 */
export const COMPANY_RIGHTS = ['people', 'order', 'orders', 'papers', 'amend'] as const;
export type CompanyRight = (typeof COMPANY_RIGHTS)[number];

const RIGHTS: Readonly<Record<CompanyRole, readonly CompanyRight[]>> = {
  owner: COMPANY_RIGHTS,
  buyer: ['order', 'orders'],
  bookkeeper: ['orders', 'papers'],
};

export const mayInCompany = (role: CompanyRole, right: CompanyRight): boolean => RIGHTS[role].includes(right);

export const rolesWith = (right: CompanyRight): readonly CompanyRole[] =>
  COMPANY_ROLES.filter((role) => mayInCompany(role, right));

/** People and open invitations of a company together. */
export const MOST_PEOPLE = 50;

export const INVITATION_DAYS = 7;
