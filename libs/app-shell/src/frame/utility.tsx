import { useFormats } from '@shop/i18n';
import { useBrand } from '@shop/page';
import { UtilityLink, UtilityRow } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';
import { CurrencySwitch } from '../preferences/currency-switch.tsx';
import { SchemeSwitch } from '../preferences/scheme-switch.tsx';
import { useLanguageLinks } from './use-language-links.ts';

/** The thin row above the header: where parcels go, language, currency, scheme. */
export const Utility = () => {
  const say = useMessages();
  const formats = useFormats();
  const brand = useBrand();
  const languages = useLanguageLinks();
  const countries = brand.shipsTo.map((code) => formats.country(code)).join(', ');
  return (
    <UtilityRow
      label={say('shell.service')}
      start={
        <>
          <span>{say('shell.delivering', { countries })}</span>
          {brand.hasDarkScheme && <SchemeSwitch />}
        </>
      }
      end={
        <>
          <CurrencySwitch />
          {languages
            .filter(({ isCurrent }) => !isCurrent)
            .map(({ code, title, href }) => (
              <UtilityLink key={code} href={href}>
                {title}
              </UtilityLink>
            ))}
        </>
      }
    />
  );
};
