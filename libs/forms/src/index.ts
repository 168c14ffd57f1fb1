export { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
export { ADDRESS_FIELDS, addressFields } from './field-schemas.ts';
export { showsMessage, type FieldHistory, type VisibilityMode } from './field-visibility.ts';
export { findErrors, type FormSchema } from './form-errors.ts';
export {
  FormCheck,
  FormCountry,
  FormPassword,
  FormPhone,
  FormSelect,
  FormText,
  type FormCheckProps,
  type FormPasswordProps,
  type FormPhoneProps,
  type FormSelectProps,
  type FormTextProps,
} from './form-fields.tsx';
export { toFormProblems, type FormProblems, type RefusedForm } from './server-problems.ts';
export { ShopForm, type ShopFormProps } from './shop-form.tsx';
export { SubmitButton } from './submit-button.tsx';
export { useFormField } from './use-form-field.ts';
