import { useCurrency, useSite } from '@shop/page';
import { UtilityButton } from '@shop/ui-theme';
import { PreferenceForm } from './preference-form.tsx';

/** To each other currency of the site; prices are the server's, so the page comes anew. */
export const CurrencySwitch = () => {
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
