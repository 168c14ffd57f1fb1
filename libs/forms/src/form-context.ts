import { createContext, useContext } from 'react';

/** The shared state of the fields of one form, in addition to that of the form library. */
export type FormFrame = {
  /** Keeps the ids of two forms on one page apart. */
  id: string;
  labels: Readonly<Record<string, string>>;
  /** The initial values of the fields: the sent ones when the form was refused, otherwise the known ones. */
  values: Readonly<Record<string, string | undefined>>;
  /** The form came back refused: with or without scripts, every message is shown. */
  isAnswered: boolean;
  isBusy: boolean;
  /** Why the form could not be sent, shown next to the pressed button; null while the API answers. */
  lineProblem: string | null;
  wordsOf: (code: string) => string;
  /** This form has its own full sentences for the code, without the field's name. */
  speaksForItself: (code: string) => boolean;
};

export const FormFrameContext = createContext<FormFrame | null>(null);

export const useFormFrame = (): FormFrame => {
  const frame = useContext(FormFrameContext);
  if (!frame) throw new Error('A field stands outside of a ShopForm');
  return frame;
};

export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;
