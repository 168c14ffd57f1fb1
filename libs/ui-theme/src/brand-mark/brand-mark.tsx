import { Anchor } from '../link/anchor.tsx';
import { InScheme } from '../scheme/in-scheme.tsx';
import { mark, markFlag, markName } from './brand-mark.css.ts';
import { NamedIcon } from './named-icon.tsx';

/** Size in CSS pixels; `hasDark`: another file for dark pages. */
export type BrandMarkLogo = { width: number; height: number; hasDark: boolean };

export type BrandMarkProps = {
  name: string;
  /** The brand's own files are shown instead of flag and name: `/assets/logo.svg` and `/assets/logo-dark.svg`. */
  logo?: BrandMarkLogo | undefined;
} & ({ href: string; label: string } | { href?: never; label?: never });

const Logo = ({ name, logo: { width, height, hasDark } }: { name: string; logo: BrandMarkLogo }) => {
  const picture = (file: string) => (
    <NamedIcon src={`/assets/${file}`} name={name} width={width} height={height} nameClass={markName} />
  );
  if (!hasDark) return picture('logo.svg');
  return (
    <>
      <InScheme scheme="light">{picture('logo.svg')}</InScheme>
      <InScheme scheme="dark">{picture('logo-dark.svg')}</InScheme>
    </>
  );
};

/** The brand's logo; without one the signal flag of the brand's letter, drawn by the theme, and the brand's name. */
export const BrandMark = ({ name, logo, href, label }: BrandMarkProps) => {
  const drawn = logo ? (
    <Logo name={name} logo={logo} />
  ) : (
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
