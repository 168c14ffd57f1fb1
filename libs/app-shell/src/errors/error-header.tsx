import { useBrand, usePage } from '@shop/page';
import { localised } from '@shop/paths';
import { BrandMark } from '@shop/ui-theme/brand-mark';
import { CheckoutHeader } from '@shop/ui-theme/checkout-header';
import { useMessages } from '../messages.ts';

/** The shop's name, where its header cannot be rendered because no call may be made. */
export const ErrorHeader = () => {
  const say = useMessages();
  const { name, logo } = useBrand();
  const { language } = usePage();
  return (
    <CheckoutHeader
      mark={
        <BrandMark
          name={name}
          logo={logo ?? undefined}
          href={localised('/', language.code)}
          label={say('shell.home', { name })}
        />
      }
    />
  );
};
