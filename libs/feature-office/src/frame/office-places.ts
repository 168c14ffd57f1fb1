import type { StaffRight } from '@shop/domain/staff';

/** The pages of the office, with the right that each needs; null: everyone who is logged in. */
export const OFFICE_PLACES = [
  { href: '/', label: 'office.nav.overview', right: null },
  { href: '/intake', label: 'office.nav.intake', right: 'parcel.work' },
  { href: '/parcels', label: 'office.nav.parcels', right: 'parcel.work' },
  { href: '/forwards', label: 'office.nav.forwards', right: 'parcel.work' },
  { href: '/sent', label: 'office.nav.sent', right: 'parcel.work' },
  { href: '/quotes', label: 'office.nav.quotes', right: 'quote.work' },
  { href: '/claims', label: 'office.nav.claims', right: 'claim.work' },
  { href: '/product-reviews', label: 'office.nav.product_reviews', right: 'product_review.work' },
  { href: '/search', label: 'office.nav.search', right: 'order.read' },
  { href: '/content', label: 'office.nav.content', right: 'content.work' },
  { href: '/topics', label: 'office.nav.topics', right: 'content.work' },
  { href: '/requests', label: 'office.nav.requests', right: 'balance.read' },
  { href: '/invoices', label: 'office.nav.invoices', right: 'misc_invoice.read' },
  { href: '/companies', label: 'office.nav.companies', right: 'company.check' },
  { href: '/reviews', label: 'office.nav.reviews', right: 'review.work' },
  { href: '/texts', label: 'office.nav.texts', right: 'text.work' },
  { href: '/mail-stops', label: 'office.nav.mail_stops', right: 'mail_stop.lift' },
  { href: '/failures', label: 'office.nav.failures', right: 'failure.read' },
  { href: '/log', label: 'office.nav.log', right: 'log.read' },
] as const satisfies readonly { href: string; label: string; right: StaffRight | null }[];
