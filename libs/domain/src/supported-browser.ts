type Rule = { named: RegExp; from: number };

/** Engines of their own, by how they name themselves; each is too old below a version. Internet Explorer always is. */
const RULES: readonly Rule[] = [
  { named: /(?:MSIE |Trident\/.*rv:)(\d+)/, from: Infinity },
  { named: /\bEdge\/(\d+)/, from: 18 },
  { named: /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//, from: 12 },
];

/** Search engines name old browsers and read what people read; Android's old browser names itself like Safari. */
const OTHERS = /bot\b|crawl|spider|preview|Android/i;

/** Whether a browser is one that the shop warns of: Internet Explorer, Edge older than 18, Safari older than 12. */
export const isUnsupportedBrowser = (userAgent: string): boolean =>
  !OTHERS.test(userAgent) &&
  RULES.some(({ named, from }) => {
    const version = named.exec(userAgent)?.[1];
    return version !== undefined && Number(version) < from;
  });
