import { Anchor } from '../link/anchor.tsx';
import { crumb, crumbHere, crumbLink, crumbs } from './breadcrumbs.css.ts';

export type BreadcrumbsProps = {
  label: string;
  /** From the first page to this one; the last has no address. */
  items: readonly { label: string; href?: string | undefined }[];
};

/** The path to this page. */
export const Breadcrumbs = ({ label, items }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className={crumbs}>
      {items.map((item) => (
        <li key={item.label} className={crumb}>
          {item.href ? (
            <Anchor href={item.href} className={crumbLink}>
              {item.label}
            </Anchor>
          ) : (
            <span aria-current="page" className={crumbHere}>
              {item.label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
