import type { FormValues } from '@shop/page';

const LINE = /^line_(\d{1,10})$/;

export const lineField = (id: number): string => `line_${id}`;

/** The goods that a submitted form chooses. */
export const chosenLines = (values: FormValues): { id: number; quantity: number }[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const id = Number(LINE.exec(name)?.[1] ?? 0);
    const quantity = Number(value);
    return id > 0 && Number.isInteger(quantity) && quantity > 0 ? [{ id, quantity }] : [];
  });
