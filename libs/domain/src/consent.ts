/** Rises when the purposes or their text change: then everybody is asked again. */
export const CONSENT_VERSION = 2;

/** What a visitor may allow. What the shop cannot work without is not asked for. */
export const CONSENT_PURPOSES = ['preferences', 'statistics', 'marketing'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** A choice is remembered for six months. */
export const CONSENT_SECONDS = 183 * 24 * 60 * 60;

export const CONSENT_COOKIE = 'shop_consent';

export type Consent = {
  readonly version: number;
  readonly granted: readonly ConsentPurpose[];
  /** Random: names the record of this choice, and no person. */
  readonly id: string;
};

const LETTERS: Readonly<Record<ConsentPurpose, string>> = {
  preferences: 'p',
  statistics: 's',
  marketing: 'm',
};

const WRITTEN = /^(\d{1,3})\.(n|p?s?m?)\.([\w-]{16,40})$/;

/** The value of the cookie: `1.pm.Zk3…`, with `n` for nothing. */
export const writeConsent = ({ version, granted, id }: Consent): string => {
  const letters = CONSENT_PURPOSES.filter((purpose) => granted.includes(purpose)).map(
    (purpose) => LETTERS[purpose],
  );
  return [version, letters.join('') || 'n', id].join('.');
};

/** The choice of a cookie; undefined without one, and for a choice about another version. */
export const readConsent = (value: string | undefined): Consent | undefined => {
  const [, version, letters = '', id = ''] = WRITTEN.exec(value ?? '') ?? [];
  if (Number(version) !== CONSENT_VERSION || letters === '') return undefined;
  return {
    version: CONSENT_VERSION,
    granted: CONSENT_PURPOSES.filter((purpose) => letters.includes(LETTERS[purpose])),
    id,
  };
};

/** What the server knows of a visitor’s consent. */
export type ConsentFacts = {
  /** The cookie’s value. */
  readonly written: string | undefined;
  /** The browser sends Global Privacy Control: a refusal, until the visitor chooses. */
  readonly optsOut: boolean;
};

/** Whether a page asks for consent. `silentIn`: the markets where the law lets the brand leave the question out. */
export const asksConsent = (
  { written, optsOut }: ConsentFacts,
  { market, silentIn }: { market: string; silentIn: readonly string[] },
): boolean => !optsOut && readConsent(written) === undefined && !silentIn.includes(market);

/** Whether a purpose is allowed. Only a choice allows anything: no market, and no silence, does. */
export const allowsPurpose = (written: string | undefined, purpose: ConsentPurpose): boolean =>
  readConsent(written)?.granted.includes(purpose) ?? false;
