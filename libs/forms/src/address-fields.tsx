import type { Destination } from '@shop/domain/delivery-address';
import { FormRow } from '@shop/ui-theme/form-layout';
import { Stack } from '@shop/ui-theme/stack';
import { FormPhone, FormText } from './form-fields.tsx';

export type AddressFieldsProps = {
  /** Of the country that is delivered to, as an example of a number. */
  callingCode?: string | undefined;
  phoneHint?: string;
  /** `shipping` in checkout: browsers then offer the right address. */
  section?: string;
  /** A pickup point has its own address: then only the person is needed. */
  destination?: Destination;
  /** The country has none. */
  hasPostcode?: boolean;
};

/** A delivery address in one country: the same fields in checkout, in the account and in the modal. */
export const AddressFields = ({
  callingCode,
  phoneHint,
  section = 'shipping',
  destination = 'home',
  hasPostcode = true,
}: AddressFieldsProps) => (
  <>
    <FormRow>
      <FormText name="first_name" autoComplete={`${section} given-name`} required />
      <FormText name="last_name" autoComplete={`${section} family-name`} required />
    </FormRow>
    <FormPhone
      name="phone_number"
      autoComplete={`${section} tel`}
      callingCode={callingCode}
      {...(phoneHint === undefined ? {} : { hint: phoneHint })}
      required
    />
    {/* Hidden, not taken away: what was typed is there again when the door is chosen after all. */}
    <div hidden={destination === 'pickup'}>
      <Stack gap={16}>
        <FormText name="first_address" autoComplete={`${section} street-address`} required />
        <FormRow>
          <FormText name="city" autoComplete={`${section} address-level2`} required />
          {hasPostcode && <FormText name="zip" autoComplete={`${section} postal-code`} required />}
        </FormRow>
      </Stack>
    </div>
  </>
);
