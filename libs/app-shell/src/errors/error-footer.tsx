import { usePage } from '@shop/page';
import { SiteFooter } from '@shop/ui-theme/site-footer';
import { useSeller } from '../frame/use-seller.tsx';
import { useMessages } from '../messages.ts';

/** The seller's data, where the shop's own footer cannot be rendered because no call may be made. */
export const ErrorFooter = () => {
  const say = useMessages();
  const { brand, year } = usePage();
  return <SiteFooter seller={useSeller()} legal={say('shell.footer.rights', { year, name: brand.name })} />;
};
