export const STAFF_ROLES = ['buyer', 'warehouse', 'finance', 'content', 'lead'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const roles = (...named: readonly StaffRole[]): readonly StaffRole[] => named;

/** The one table of rights: each act of staff, with the roles that may do it. */
const STAFF_RIGHTS = {
  /** To see the own rights, and to log out. */
  'session.own': STAFF_ROLES,
  'log.read': roles('finance', 'lead'),
  'balance.read': roles('finance', 'lead'),
  'balance.move': roles('finance', 'lead'),
  /** The second person of a movement above the limit. */
  'balance.confirm': roles('finance', 'lead'),
  'misc_invoice.read': roles('finance', 'lead'),
  'misc_invoice.write': roles('finance', 'lead'),
  'payment.refund': roles('finance', 'lead'),
  /** To price requests for quotes, and to write to their buyers. */
  'quote.work': roles('buyer', 'lead'),
  /** Claims; a refund needs `payment.refund`, too. */
  'claim.work': roles('buyer', 'finance', 'lead'),
  /** To publish and decline reviews of goods. */
  'product_review.work': roles('content', 'lead'),
  /** Everything that is done to parcels. */
  'parcel.work': roles('warehouse', 'lead'),
  /** Orders and clients, by any number or e-mail. */
  'order.read': roles('buyer', 'warehouse', 'finance', 'lead'),
  /** Pages, legal texts, questions and posts. */
  'content.work': roles('content', 'lead'),
  /** Payments in review. */
  'review.work': roles('finance', 'lead'),
  /** Addresses that get no news: who they are, and that news may go to them again. */
  'mail_stop.lift': roles('finance', 'lead'),
  /** VAT numbers of buyers that no register has confirmed. */
  'company.check': roles('finance', 'lead'),
  /** The shop's texts, in every language. */
  'text.work': roles('content', 'lead'),
  /** What the shop could not do: mails and jobs that were given up. */
  'failure.read': roles('lead'),
  'failure.retry': roles('lead'),
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffRight = keyof typeof STAFF_RIGHTS;

const EVERY_RIGHT = Object.keys(STAFF_RIGHTS) as readonly StaffRight[];

export const isStaffRole = (said: string): said is StaffRole => STAFF_ROLES.some((role) => role === said);

export const hasRight = (of: readonly StaffRole[], right: StaffRight): boolean => {
  const allowed: readonly StaffRole[] = STAFF_RIGHTS[right];
  return of.some((role) => allowed.includes(role));
};

export const rightsOf = (of: readonly StaffRole[]): readonly StaffRight[] =>
  EVERY_RIGHT.filter((right) => hasRight(of, right));
