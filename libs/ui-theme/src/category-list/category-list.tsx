import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import {
  back as backClass,
  entry,
  entryAll,
  entryHint,
  entrySign,
  heading as headingClass,
  list,
} from './category-list.css.ts';

export type CategoryListEntry = {
  href: string;
  name: string;
  /** Its count, in words. */
  hint?: string | undefined;
  /** Its address is another level of the list. */
  leadsDeeper?: boolean;
};

export type CategoryListProps = {
  /** The page's one h1. */
  heading: string;
  /** One level up. */
  back?: { href: string; label: string };
  /** All goods of the level, before its children. */
  all: CategoryListEntry;
  entries: readonly CategoryListEntry[];
};

/** One level of categories as a page: one line each, as high as a touch target. */
export const CategoryList = ({ heading, back, all, entries }: CategoryListProps) => (
  <nav aria-label={heading}>
    {back && (
      <Anchor href={back.href} className={backClass}>
        <Icon name="arrow-back" size="small" />
        {back.label}
      </Anchor>
    )}
    <h1 className={headingClass}>{heading}</h1>
    <ul className={list}>
      {[all, ...entries].map((one) => (
        <li key={one.href}>
          <Anchor href={one.href} className={one === all ? `${entry} ${entryAll}` : entry}>
            {one.name}
            <span className={entryHint}>{one.hint}</span>
            <span className={entrySign}>{one.leadsDeeper && <Icon name="chevron-right" size="small" />}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);
