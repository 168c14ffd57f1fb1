/** The characters of a host and its port; `URL` decides whether they are valid. */
const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The host name of a Host header in lower case, without its port. Undefined: the header is not a valid host, so no
 * address can be made with it.
 */
export const hostNameOf = (header: string): string | undefined => {
  if (!HOST.test(header) || !URL.canParse(`http://${header}`)) return undefined;
  return header.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
};
