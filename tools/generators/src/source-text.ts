/** Tells whether `export type Name = 'a' | 'b';` names a member. */
export const hasMember = (text: string, name: string, member: string): boolean =>
  new RegExp(`export type ${name} =[^;]*'${member}'`).test(text);

/** Adds `'member'` to `export type Name = 'a' | 'b';`. */
export function extendUnion(text: string, name: string, member: string): string {
  const declared = new RegExp(`(export type ${name} =[^;]*);`);
  if (!declared.test(text)) throw new Error(`there is no union ${name}`);
  return text.replace(declared, `$1 | '${member}';`);
}

/** `price-tag` → `PriceTag`. */
export const pascal = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `price-tag` → `priceTag`. */
export const camel = (name: string): string => name.charAt(0) + pascal(name).slice(1);

/** `price-tag` → `Price tag`. */
export const words = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

/** A TypeScript literal in the quotes of this repository. */
export const literal = (value: string | readonly string[]): string =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
    : `[${value.map(literal).join(', ')}]`;

/** @throws Error unless it is lower-case words joined by hyphens, as folders are named. */
export function refuseUnlessWords(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new Error(`a name is lower-case words joined by hyphens: ${name}`);
}
