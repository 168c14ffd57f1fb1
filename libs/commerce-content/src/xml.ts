const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text of a document. Characters that XML does not know are left out. */
export const xmlText = (text: string): string =>
  text
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''))
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
