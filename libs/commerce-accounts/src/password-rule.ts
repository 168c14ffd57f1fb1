/** Texts that a password must not consist of: the owner's address and names, and the shop's name. */
export type PasswordOwner = { readonly texts: readonly string[] };

export type PasswordFault = 'password_common' | 'password_personal';

type Listed = { readonly has: (word: string) => boolean };

const EDGES = /^[^\p{L}]+|[^\p{L}]+$/gu;
const SHORTEST_WORD = 4;
const FEWEST_LETTERS = 4;
/** A listed word with at most this many characters around it still counts as that word. */
const MOST_AROUND = 8;

const squash = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/u.test(text) || new Set(text).size < 5;

const isCommon = (password: string, listed: Listed): boolean => {
  const lower = password.normalize('NFKC').toLowerCase();
  const word = lower.replace(EDGES, '');
  const half = lower.slice(0, lower.length / 2);
  return (
    listed.has(lower) ||
    isRepeated(lower) ||
    word.length < FEWEST_LETTERS ||
    (listed.has(word) && lower.length - word.length <= MOST_AROUND) ||
    (half.repeat(2) === lower && listed.has(half))
  );
};

/** The whole e-mail address, its local part, a name or the shop's name, with or without digits around it. */
const isPersonal = (password: string, { texts }: PasswordOwner): boolean => {
  const own = texts
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .map(squash)
    .filter((text) => text.length >= SHORTEST_WORD);
  const whole = squash(password);
  const word = whole.replace(/^\d+|\d+$/g, '');
  const joined = own.flatMap((one) => own.map((other) => one + other));
  return [...own, ...joined].some((text) => text === whole || text === word) || containsAddress(whole, texts);
};

const containsAddress = (whole: string, texts: readonly string[]): boolean =>
  texts.some((text) => text.includes('@') && whole.includes(squash(text)));

/** What is wrong with a new password besides its length; null when nothing is. */
export const passwordFault = (
  password: string,
  owner: PasswordOwner,
  listed: Listed,
): PasswordFault | null => {
  if (isPersonal(password, owner)) return 'password_personal';
  return isCommon(password, listed) ? 'password_common' : null;
};
