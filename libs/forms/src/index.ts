export { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
export { addressIssues } from './address-issues.ts';
export { showsMessage, type FieldHistory, type VisibilityMode } from './field-visibility.ts';
export { claimDrafts, dropDraft, dropDrafts, forgetDrafts, type FormDraft } from './form-draft.ts';
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
  type FormCountryProps,
  type FormTextProps,
} from './form-fields.tsx';
export { FormTextArea, type FormTextAreaProps } from './form-text-area.tsx';
export { KeptForm, type KeptFormProps } from './kept-form.tsx';
export { toFormProblems, type FormProblems, type RefusedForm } from './server-problems.ts';
export { ShopForm, type ShopFormProps } from './shop-form.tsx';
export { SubmitButton } from './submit-button.tsx';
export { useAddressLabels } from './use-address-labels.ts';
export { useAddressWords } from './use-address-words.ts';
export { useFormDraft } from './use-form-draft.ts';
export { useFormField } from './use-form-field.ts';
export { useFormFill } from './use-form-fill.ts';
