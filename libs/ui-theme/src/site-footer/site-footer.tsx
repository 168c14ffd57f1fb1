import type { ReactNode } from 'react';
import { Anchor } from '../link/anchor.tsx';
import { PageWidth } from '../page-width/page-width.tsx';
import {
  footer,
  footerBrand,
  footerEnd,
  footerHeading,
  footerLink,
  footerMark,
  footerTop,
  payment,
  payments as paymentsClass,
  seller as sellerClass,
} from './site-footer.css.ts';

export type FooterColumnProps = {
  heading: string;
  links: readonly { href: string; label: string }[];
};

export type SiteFooterProps = {
  /** Without it the footer is its last line only: for checkout. */
  top?:
    | {
        mark: ReactNode;
        promise?: ReactNode;
        columns: readonly FooterColumnProps[];
        /** A `FooterColumn` that is rendered separately, after the others. */
        lastColumn?: ReactNode;
      }
    | undefined;
  /** The seller's data: short parts, in a row that wraps. */
  seller?: readonly ReactNode[];
  legal: ReactNode;
  languages?: ReactNode;
  paymentsLabel?: string;
  payments?: readonly string[];
};

/** Links under one heading. */
export const FooterColumn = ({ heading, links }: FooterColumnProps) => (
  <nav aria-label={heading}>
    <h2 className={footerHeading}>{heading}</h2>
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Anchor href={href} className={footerLink}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);

/** Delivery promise, help, company, languages, payment methods; copyright. */
export const SiteFooter = ({
  top,
  seller,
  legal,
  languages,
  paymentsLabel,
  payments = [],
}: SiteFooterProps) => (
  <footer className={footer}>
    <PageWidth>
      {top && (
        <div className={footerTop}>
          <div className={footerBrand}>
            <span className={footerMark}>{top.mark}</span>
            {top.promise}
          </div>
          {top.columns.map((column) => (
            <FooterColumn key={column.heading} {...column} />
          ))}
          {top.lastColumn}
        </div>
      )}
      <div className={footerEnd({ hasTop: top !== undefined })}>
        {seller && (
          <address className={sellerClass}>
            {seller.map((part, index) => (
              <span key={index}>{part}</span>
            ))}
          </address>
        )}
        <span>{legal}</span>
        {languages}
        {payments.length > 0 && (
          <ul className={paymentsClass} aria-label={paymentsLabel}>
            {payments.map((name) => (
              <li key={name} className={payment}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </PageWidth>
  </footer>
);
