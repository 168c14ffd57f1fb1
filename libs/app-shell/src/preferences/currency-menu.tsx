import { useCurrency, useSite } from '@shop/page';
import { PreferenceButton, PreferenceMenu } from '@shop/ui-theme/preference-menu';
import { useMessages } from '../messages.ts';
import { PreferenceForm } from './preference-form.tsx';

/** The currencies of the site. The server calculates prices, so the page is loaded again. */
export const CurrencyMenu = () => {
  const say = useMessages();
  const { filteredCurrencies } = useSite();
  const current = useCurrency();
  if (filteredCurrencies.length < 2) return null;
  return (
    <PreferenceMenu label={say('shell.currency.label')} current={current.isoCode}>
      <PreferenceForm>
        {filteredCurrencies.map(({ id, iso_code }) => (
          <PreferenceButton key={id} name="currency" value={String(id)} isCurrent={id === current.id}>
            {iso_code}
          </PreferenceButton>
        ))}
      </PreferenceForm>
    </PreferenceMenu>
  );
};
