/** When a field's message is shown before the form was sent. */
export type VisibilityMode = 'blur' | 'dirty' | 'live' | 'submitted';

export type FieldHistory = {
  /** The visitor has been in the field and left it. */
  isTouched: boolean;
  /** Its value differs from the first one. */
  isDirty: boolean;
  /** Something was typed in it, even if it is empty now. */
  isTyped: boolean;
  /** The form was sent once, here or without scripts. */
  isSubmitted: boolean;
};

/** After the form was sent every message shows; before, the field's mode decides. */
export const showsMessage = (mode: VisibilityMode, field: FieldHistory): boolean => {
  if (field.isSubmitted) return true;
  switch (mode) {
    case 'blur':
      return field.isTouched;
    case 'dirty':
      return field.isDirty;
    case 'live':
      return field.isTyped || field.isTouched;
    case 'submitted':
      return false;
  }
};
