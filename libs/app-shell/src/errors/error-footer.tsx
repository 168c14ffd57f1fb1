import { usePage } from '@shop/page';
import { SiteFooter } from '@shop/ui-theme/site-footer';
import { useSeller } from '../frame/use-seller.tsx';
import { useMessages } from '../messages.ts';

/** Who sells, where the shop's own footer cannot stand because nothing may be asked. */
export const ErrorFooter = () => {
  const say = useMessages();
  const { brand, year } = usePage();
  return <SiteFooter seller={useSeller()} legal={say('shell.footer.rights', { year, name: brand.name })} />;
};
