import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Anchor } from '../link/anchor.tsx';
import { menu, menuGroup, menuItem, menuList, menuSign, menuSummary } from './preference-menu.css.ts';

export type PreferenceMenuProps = {
  /** The name of the choice, for screen readers: "Language". */
  label: string;
  /** The current choice, as in the list. */
  current: ReactNode;
  icon?: IconName;
  /** `PreferenceLink`s, or a form of `PreferenceButton`s. */
  children: ReactNode;
};

/** Language or currency: a native disclosure, so that it opens without scripts. */
export const PreferenceMenu = ({ label, current, icon, children }: PreferenceMenuProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return;
    close();
    currentTarget.querySelector('summary')?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const closeWhenChosen = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only closes what its own summary opened
    <details
      ref={details}
      className={menu}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
      onClick={closeWhenChosen}
    >
      <summary className={menuSummary}>
        {icon && <Icon name={icon} size="small" />}
        <VisuallyHidden>{label}: </VisuallyHidden>
        {current}
        <span className={menuSign}>
          <Icon name="chevron-down" size="small" />
        </span>
      </summary>
      <div className={menuList}>{children}</div>
    </details>
  );
};

export type PreferenceLinkProps = {
  href: string;
  /** The current choice: it is ticked. */
  isCurrent?: boolean;
  children: ReactNode;
};

/** A choice with its own address: the page in another language. */
export const PreferenceLink = ({ href, isCurrent = false, children }: PreferenceLinkProps) => (
  <Anchor href={href} className={menuItem} {...(isCurrent && { 'aria-current': 'true' as const })}>
    {children}
    {isCurrent && <Icon name="check" size="small" />}
  </Anchor>
);

export type PreferenceButtonProps = {
  name: string;
  value: string;
  /** The current choice: it is ticked. */
  isCurrent?: boolean;
  children: ReactNode;
};

/** A stored choice: a submit button of the form around it. */
export const PreferenceButton = ({ name, value, isCurrent = false, children }: PreferenceButtonProps) => (
  <button
    type="submit"
    name={name}
    value={value}
    className={menuItem}
    {...(isCurrent && { 'aria-current': 'true' as const })}
  >
    {children}
    {isCurrent && <Icon name="check" size="small" />}
  </button>
);

export type PreferenceGroupProps = { children: ReactNode };

/** Choices of one kind, where a menu has two. */
export const PreferenceGroup = ({ children }: PreferenceGroupProps) => (
  <div className={menuGroup}>{children}</div>
);
