/** One text in the shop's four languages, in the order of their ids: en, lt, lv, ee. */
export type Words = readonly [en: string, lt: string, lv: string, ee: string];

/** Texts that are equal in all four: numbers, units, names. */
export const same = (text: string): Words => [text, text, text, text];

/** `en | lt | lv | ee`, as the tables of content are written. */
export function parseWords(text: string): Words {
  const parts = text.split('|').map((part) => part.trim());
  const [en, lt, lv, ee] = parts;
  if (parts.length === 1 && en) return same(en);
  if (!en || !lt || !lv || !ee || parts.length !== 4) throw new RangeError(`four languages wanted: ${text}`);
  return [en, lt, lv, ee];
}
