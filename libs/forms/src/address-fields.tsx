import { FormRow } from '@shop/ui-theme';
import { useFormFrame } from './form-context.ts';
import { FormCountry, FormPhone, FormText } from './form-fields.tsx';

export type AddressFieldsProps = {
  /** Where the brand ships to; with one country there is nothing to choose. */
  countries: readonly { value: string; label: string; callingCode?: string | undefined }[];
  phoneHint: string;
  /** `shipping` in checkout: browsers then offer the right address. */
  section?: string;
  onCountry?: ((select: HTMLSelectElement) => void) | undefined;
};

/** A delivery address: the same fields in checkout, in the account and in the modal. */
export const AddressFields = ({
  countries,
  onCountry,
  phoneHint,
  section = 'shipping',
}: AddressFieldsProps) => {
  const { values } = useFormFrame();
  const { callingCode } = countries.find(({ value }) => value === values.country_id) ?? countries[0] ?? {};
  return (
    <>
      <FormRow>
        <FormText name="first_name" autoComplete={`${section} given-name`} required />
        <FormText name="last_name" autoComplete={`${section} family-name`} required />
      </FormRow>
      <FormPhone
        name="phone_number"
        autoComplete={`${section} tel`}
        callingCode={callingCode}
        hint={phoneHint}
        required
      />
      <FormText name="first_address" autoComplete={`${section} street-address`} required />
      <FormRow>
        <FormText name="city" autoComplete={`${section} address-level2`} required />
        <FormText name="zip" autoComplete={`${section} postal-code`} required />
      </FormRow>
      <FormCountry
        name="country_id"
        options={countries}
        autoComplete={`${section} country`}
        onChoose={onCountry}
      />
    </>
  );
};
