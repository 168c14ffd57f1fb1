import { FormCountry } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { useSite } from '@shop/page';
import { Button } from '@shop/ui-theme/button';
import { useSubmit } from 'react-router-dom';
import { useMessages } from '../messages.ts';

/** The destination: the first question, since couriers, days and taxes depend on it. */
export const CountryChoice = () => {
  const say = useMessages();
  const formats = useFormats();
  const { countries } = useSite();
  const submit = useSubmit();

  /** Another country has other couriers: they are fetched at once, and typed text is kept. */
  const askForCouriers = ({ form }: HTMLSelectElement) => {
    if (!form) return;
    const fields = new FormData(form);
    fields.set('intent', 'country');
    void submit(fields, { method: 'post', preventScrollReset: true, replace: true });
  };

  return (
    <>
      <FormCountry
        name="country_id"
        options={countries.map(({ id, iso_code }) => ({
          value: String(id),
          label: formats.country(iso_code),
        }))}
        autoComplete="shipping country"
        onChoose={askForCouriers}
      />
      {countries.length > 1 && (
        <noscript>
          <Button type="submit" look="quiet" size="small" name="intent" value="country" formNoValidate>
            {say('checkout.shipping.change_country')}
          </Button>
        </noscript>
      )}
    </>
  );
};
