import { useFormats } from '@shop/i18n';
import { useBrand } from '@shop/page';
import { UtilityRow, UtilityText } from '@shop/ui-theme/utility-row';
import { useMessages } from '../messages.ts';
import { CurrencyMenu } from '../preferences/currency-menu.tsx';
import { LanguageMenu } from '../preferences/language-menu.tsx';
import { SchemeSwitch } from '../preferences/scheme-switch.tsx';

/** The thin row above the header: where parcels go, scheme, currency, language. */
export const Utility = () => {
  const say = useMessages();
  const formats = useFormats();
  const brand = useBrand();
  const countries = brand.shipsTo.map((code) => formats.country(code)).join(', ');
  return (
    <UtilityRow
      label={say('shell.service')}
      start={<UtilityText icon="pin">{say('shell.delivering', { countries })}</UtilityText>}
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
