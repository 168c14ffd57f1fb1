type Rule = { named: RegExp; from: number };

/**
 * Independent engines, by their names in user agents; each is unsupported below a version. Internet Explorer
 * always is.
 */
const RULES: readonly Rule[] = [
  { named: /(?:MSIE |Trident\/.*rv:)(\d+)/, from: Infinity },
  { named: /\bEdge\/(\d+)/, from: 18 },
  { named: /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//, from: 12 },
];

/**
 * Search engines identify as old browsers and must get normal pages; Android's old browser identifies as
 * Safari.
 */
const OTHERS = /bot\b|crawl|spider|preview|Android/i;

/** Whether a browser gets the warning: Internet Explorer, Edge older than 18, Safari older than 12. */
export const isUnsupportedBrowser = (userAgent: string): boolean =>
  !OTHERS.test(userAgent) &&
  RULES.some(({ named, from }) => {
    const version = named.exec(userAgent)?.[1];
    return version !== undefined && Number(version) < from;
  });
