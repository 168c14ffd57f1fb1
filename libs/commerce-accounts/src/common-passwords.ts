let words: Promise<ReadonlySet<string>> | undefined;

/** About 50,000 passwords from published leaks. Loaded at the first new password, not when the API starts. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => {
  words ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return words;
};
