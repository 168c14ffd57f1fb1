import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { wordless } from '../tooltip/wordless.ts';
import { page as pageClass, pages as pagesClass } from './pagination.css.ts';

export type PageLink = { label: string; href?: string | undefined; isCurrent?: boolean };

export type PaginationProps = {
  label: string;
  previous?: { href: string; label: string } | undefined;
  next?: { href: string; label: string } | undefined;
  /** An entry with no address that is not the current one is a gap. */
  pages: readonly PageLink[];
};

const stateOf = ({ href, isCurrent }: PageLink) => (isCurrent ? 'current' : href ? 'link' : 'gap');

/** Numbered pages, each with an address of its own. */
export const Pagination = ({ label, previous, next, pages }: PaginationProps) => (
  <nav aria-label={label}>
    <ul className={pagesClass}>
      {previous && (
        <li>
          <Anchor
            href={previous.href}
            rel="prev"
            {...wordless()}
            aria-label={previous.label}
            className={pageClass({ state: 'link' })}
          >
            <Icon name="chevron-left" />
          </Anchor>
        </li>
      )}
      {pages.map((page, index) => (
        <li key={index}>
          {page.href && !page.isCurrent ? (
            <Anchor href={page.href} className={pageClass({ state: stateOf(page) })}>
              {page.label}
            </Anchor>
          ) : (
            <span
              className={pageClass({ state: stateOf(page) })}
              {...(page.isCurrent && { 'aria-current': 'page' as const })}
            >
              {page.label}
            </span>
          )}
        </li>
      ))}
      {next && (
        <li>
          <Anchor
            href={next.href}
            rel="next"
            {...wordless()}
            aria-label={next.label}
            className={pageClass({ state: 'link' })}
          >
            <Icon name="chevron-right" />
          </Anchor>
        </li>
      )}
    </ul>
  </nav>
);
