import { createContext, useContext } from 'react';

/** What the fields of one form share besides what the form library keeps. */
export type FormFrame = {
  /** Keeps the ids of two forms on one page apart. */
  id: string;
  labels: Readonly<Record<string, string>>;
  /** The initial values of the fields: the sent ones when the form was refused, otherwise the known ones. */
  values: Readonly<Record<string, string | undefined>>;
  /** The form came back refused: with or without scripts, every message shows. */
  isAnswered: boolean;
  isBusy: boolean;
  /** Why nothing could be sent, said beside the button that was pressed; null while the shop answers. */
  lineProblem: string | null;
  wordsOf: (code: string) => string;
  /** This form has whole sentences of its own for the code, which need no field's name in front. */
  speaksForItself: (code: string) => boolean;
};

export const FormFrameContext = createContext<FormFrame | null>(null);

export const useFormFrame = (): FormFrame => {
  const frame = useContext(FormFrameContext);
  if (!frame) throw new Error('A field stands outside of a ShopForm');
  return frame;
};

export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;
