import type { ReactNode } from 'react';
import { box, button, link, title, veil } from './browser-warning.css.ts';

export type BrowserWarningProps = {
  heading: ReactNode;
  children: ReactNode;
  /** The target of the button's form, and its fields. */
  action: string;
  fields: Readonly<Record<string, string>>;
  proceed: ReactNode;
  more: { href: string; label: ReactNode };
};

/**
 * A modal for browsers that run none of the shop's scripts and do not support its styles: a plain form over
 * the page.
 */
export const BrowserWarning = ({ heading, children, action, fields, proceed, more }: BrowserWarningProps) => (
  <section role="alertdialog" aria-modal="true" aria-labelledby="browser-warning" className={veil}>
    <div className={box}>
      <h2 id="browser-warning" className={title}>
        {heading}
      </h2>
      <p>{children}</p>
      <form method="post" action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={button}>
          {proceed}
        </button>
        <a href={more.href} className={link}>
          {more.label}
        </a>
      </form>
    </div>
  </section>
);
