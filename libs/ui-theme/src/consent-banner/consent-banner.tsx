import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button-link.tsx';
import { Button } from '../button/button.tsx';
import { PageWidth } from '../page-width/page-width.tsx';
import { answers, banner, row } from './consent-banner.css.ts';

export type ConsentBannerProps = {
  /** The name of the region. */
  label: string;
  children: ReactNode;
  /** The target of the form, and its fields. */
  action: string;
  fields: Readonly<Record<string, string>>;
  /** The answers of one click: the value of the field `choice`, and the button's text. */
  choices: readonly { value: string; label: ReactNode }[];
  more: { href: string; label: ReactNode };
};

/** A question about cookies: a plain form of equal buttons, so it works before scripts and without them. */
export const ConsentBanner = ({ label, children, action, fields, choices, more }: ConsentBannerProps) => (
  <section aria-label={label} className={banner} data-consent>
    <PageWidth>
      <form method="post" action={action} className={row}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{children}</p>
        <div className={answers}>
          {choices.map((choice) => (
            <Button key={choice.value} type="submit" name="choice" value={choice.value} look="quiet" isBlock>
              {choice.label}
            </Button>
          ))}
          <ButtonLink href={more.href} look="quiet" isBlock>
            {more.label}
          </ButtonLink>
        </div>
      </form>
    </PageWidth>
  </section>
);
