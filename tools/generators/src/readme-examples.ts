/** A generator command of the README: the words after `npx nx g`. */
export type Example = readonly string[];

const CALL = /^npx nx g (.+?)(?:\s+#.*)?$/gm;
const WORD = /--[\w-]+='[^']*'|'[^']*'|\S+/g;

const unquoted = (word: string) => word.replace(/'([^']*)'$/, '$1');

/** The generator commands of a README, in their order. */
export const examplesIn = (readme: string): Example[] =>
  [...readme.matchAll(CALL)].map(([, call = '']) => [...call.matchAll(WORD)].map(([word]) => unquoted(word)));

/** A command with another name, if the name of the README is used. */
export const withFreeName = (
  [generator = '', name = '', ...options]: Example,
  isTaken: (name: string) => boolean,
) => {
  const free = [name, ...Array.from({ length: 99 }, (_, at) => `${name}-${at + 2}`)].find(
    (each) => !isTaken(each),
  );
  if (free === undefined) throw new Error(`${name} is taken`);
  return { name: free, call: [generator, free, ...options] };
};
