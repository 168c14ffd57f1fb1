const UNSAFE = /[<\u2028\u2029]/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Safe inside a script element: nothing in it can end the element or start a comment. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNSAFE, (char) => ESCAPES[char] ?? '');
