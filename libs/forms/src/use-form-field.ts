import { useFormContext, useFormState } from 'react-hook-form';
import { showsMessage, type VisibilityMode } from './field-visibility.ts';
import { fieldId, useFormFrame } from './form-context.ts';

/** The props of an input in a `ShopForm`: name, id, initial value, and its message when it is visible. */
export const useFormField = (name: string, mode: VisibilityMode) => {
  'use no memo';
  const { control, register } = useFormContext();
  const { dirtyFields, errors, isSubmitted, touchedFields } = useFormState({ control });
  const { id, isAnswered, labels, values, wordsOf } = useFormFrame();
  const code = errors[name]?.message;
  const isVisible = showsMessage(mode, {
    isTouched: Boolean(touchedFields[name]),
    isDirty: Boolean(dirtyFields[name]),
    isTyped: Boolean(dirtyFields[name]),
    isSubmitted: isSubmitted || isAnswered,
  });
  const { onBlur, onChange, ref } = register(name);
  return {
    id: fieldId(id, name),
    name,
    label: labels[name] ?? name,
    defaultValue: values[name] ?? '',
    onBlur,
    onChange,
    ref,
    ...(isVisible && typeof code === 'string' ? { error: wordsOf(code) } : {}),
  };
};
