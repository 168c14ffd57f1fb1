import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { ButtonWords } from './button-words.tsx';
import type { ButtonLook } from './button.tsx';
import { button } from './button.css.ts';

export type ButtonLinkProps = ButtonLook & {
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** A link that looks like a button. */
export const ButtonLink = ({
  href,
  look = 'primary',
  size = 'medium',
  isBlock = false,
  icon,
  onClick,
  children,
}: ButtonLinkProps) => (
  <Anchor href={href} className={button({ look, size, isBlock })} onClick={onClick}>
    {icon && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
    <ButtonWords>{children}</ButtonWords>
  </Anchor>
);
