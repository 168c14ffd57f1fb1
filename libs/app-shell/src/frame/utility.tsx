import { useFormats } from '@shop/i18n';
import { useBrand, useCurrency, usePage, useSite } from '@shop/page';
import { UtilityButton, UtilityLink, UtilityRow } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';
import { PreferenceForm } from './preference-form.tsx';
import { useLanguageLinks } from './use-language-links.ts';

const CurrencySwitch = () => {
  const { filteredCurrencies } = useSite();
  const current = useCurrency();
  return (
    <PreferenceForm>
      {filteredCurrencies
        .filter(({ id }) => id !== current.id)
        .map(({ id, iso_code }) => (
          <UtilityButton key={id} type="submit" name="currency" value={String(id)}>
            {current.isoCode} → {iso_code}
          </UtilityButton>
        ))}
    </PreferenceForm>
  );
};

const SchemeSwitch = () => {
  const say = useMessages();
  const { scheme } = usePage();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <PreferenceForm>
      <UtilityButton type="submit" name="scheme" value={other} icon={other === 'dark' ? 'moon' : 'sun'}>
        {say(`shell.scheme.${other}`)}
      </UtilityButton>
    </PreferenceForm>
  );
};

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
