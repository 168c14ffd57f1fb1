import type { AnchorHTMLAttributes } from 'react';
import { useLinks } from './links.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Without the language, as `paths` makes it. */
  to: string;
};

/** A link inside the shop, in the page's language; nothing at all when the brand has no such page. */
export const ShopLink = ({ to, children, ...rest }: Props) => {
  const { href, isOffered } = useLinks();
  if (!isOffered(to)) return null;
  return (
    <a {...rest} href={href(to)}>
      {children}
    </a>
  );
};
