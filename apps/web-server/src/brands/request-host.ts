/** The letters of a host and its port; whether they make one is asked of `URL`. */
const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The name in a Host header, without its port and in small letters. Undefined: the header is no host, and an address
 * made with it would be none either.
 */
export const hostNameOf = (header: string): string | undefined => {
  if (!HOST.test(header) || !URL.canParse(`http://${header}`)) return undefined;
  return header.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
};
