import { useBrand } from '@shop/page';
import { UtilityRow } from '@shop/ui-theme/utility-row';
import { useMessages } from '../messages.ts';
import { CurrencyMenu } from '../preferences/currency-menu.tsx';
import { DestinationMenu } from '../preferences/destination-menu.tsx';
import { LanguageMenu } from '../preferences/language-menu.tsx';
import { SchemeSwitch } from '../preferences/scheme-switch.tsx';

/** The thin row above the header: destination, scheme, currency, language. */
export const Utility = () => {
  const say = useMessages();
  const brand = useBrand();
  return (
    <UtilityRow
      label={say('shell.service')}
      start={<DestinationMenu />}
      end={
        <>
          {brand.hasDarkScheme && <SchemeSwitch />}
          <CurrencyMenu />
          <LanguageMenu />
        </>
      }
    />
  );
};
