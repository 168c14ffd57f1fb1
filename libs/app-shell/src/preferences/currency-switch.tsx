import { useCurrency, useSite } from '@shop/page';
import { UtilityButton } from '@shop/ui-theme/utility-row';
import { useMessages } from '../messages.ts';
import { PreferenceForm } from './preference-form.tsx';

/** Links to each other currency of the site. The server calculates prices, so the page is loaded again. */
export const CurrencySwitch = () => {
  const { filteredCurrencies } = useSite();
  const say = useMessages();
  const current = useCurrency();
  return (
    <PreferenceForm>
      {filteredCurrencies
        .filter(({ id }) => id !== current.id)
        .map(({ id, iso_code }) => (
          <UtilityButton key={id} type="submit" name="currency" value={String(id)}>
            {say('shell.currency', { currency: iso_code })}
          </UtilityButton>
        ))}
    </PreferenceForm>
  );
};
