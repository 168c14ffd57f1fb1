import { useBrand, useLinks, useSite } from '@shop/page';
import { BrandMark } from '@shop/ui-theme/brand-mark';
import { useMessages } from '../messages.ts';

/** The brand's logo, or its flag and name; links to the home page everywhere except in the footer. */
export const ShopLogo = ({ isLink = true }: { isLink?: boolean }) => {
  const say = useMessages();
  const { href } = useLinks();
  const { name } = useSite().site;
  const logo = useBrand().logo ?? undefined;
  return isLink ? (
    <BrandMark name={name} logo={logo} href={href('/')} label={say('shell.home', { name })} />
  ) : (
    <BrandMark name={name} logo={logo} />
  );
};
