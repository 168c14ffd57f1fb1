/** A typed number, with a comma or a point; not a number for anything else. */
export const numberTyped = (typed = ''): number => {
  const text = typed.trim().replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
};

/** The same, where the field may be left empty. */
export const numberOrNull = (typed = ''): number | null => (typed.trim() === '' ? null : numberTyped(typed));
