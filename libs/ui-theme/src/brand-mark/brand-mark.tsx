import { Anchor } from '../link/link-provider.tsx';
import { mark, markFlag, markName } from './brand-mark.css.ts';

export type BrandMarkProps = { name: string } & (
  { href: string; label: string } | { href?: never; label?: never }
);

/** The signal flag of the brand's letter, drawn by the theme, and the brand's name. */
export const BrandMark = ({ name, href, label }: BrandMarkProps) => {
  const drawn = (
    <>
      <span className={markFlag} />
      <span className={markName}>{name}</span>
    </>
  );
  return href ? (
    <Anchor href={href} aria-label={label} className={mark}>
      {drawn}
    </Anchor>
  ) : (
    <span className={mark}>{drawn}</span>
  );
};
