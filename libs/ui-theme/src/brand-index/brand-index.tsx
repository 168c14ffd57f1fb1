import type { ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { control } from '../field/field.css.ts';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { Anchor } from '../link/anchor.tsx';
import {
  group,
  groupLetter,
  letterLink,
  letterRow,
  nameCount,
  nameLine,
  nameLink,
  names,
  nameText,
  within,
} from './brand-index.css.ts';

export type BrandSearchProps = {
  /** The target of the form's GET. */
  action: string;
  label: string;
  name: string;
  value: string;
  submitLabel: string;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
};

/** A search within the names. */
export const BrandSearch = ({ action, label, name, value, submitLabel, onSubmit }: BrandSearchProps) => (
  <form action={action} method="get" className={within} onSubmit={onSubmit}>
    <input
      // Another address has another text in the field.
      key={value}
      type="search"
      name={name}
      defaultValue={value}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      enterKeyHint="search"
      className={control()}
    />
    <Button type="submit" look="quiet">
      {submitLabel}
    </Button>
  </form>
);

export type BrandLetter = {
  letter: string;
  href: string;
  /** How many names begin with it, for screen readers. */
  hint?: string;
  isCurrent?: boolean;
};

export type BrandLettersProps = { label: string; letters: readonly BrandLetter[] };

/** Links to the letters, each as large as a touch target. */
export const BrandLetters = ({ label, letters }: BrandLettersProps) => (
  <nav aria-label={label}>
    <ul className={letterRow}>
      {letters.map(({ letter, href, hint, isCurrent = false }) => (
        <li key={letter}>
          <Anchor
            href={href}
            className={letterLink({ isCurrent })}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {letter}
            {hint && <VisuallyHidden> {hint}</VisuallyHidden>}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);

export type BrandGroup = {
  letter: string;
  brands: readonly { href: string; name: string; /** Its count, in words. */ hint: string }[];
};

export type BrandIndexProps = { groups: readonly BrandGroup[] };

/** Names by letter, each with its count. */
export const BrandIndex = ({ groups }: BrandIndexProps) => (
  <div>
    {groups.map(({ letter, brands }) => (
      <section key={letter} className={group}>
        <h2 className={groupLetter}>{letter}</h2>
        <ul className={names}>
          {brands.map(({ href, name, hint }) => (
            <li key={href} className={nameLine}>
              <Anchor href={href} className={nameLink}>
                <span className={nameText}>{name}</span> <span className={nameCount}>{hint}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
