/**
 * Colours and font of a brand's mails. Mail readers support neither style sheets nor tokens, so the theme's values are
 * copied here.
 */
export type MailLook = {
  ground: string;
  ink: string;
  muted: string;
  line: string;
  primary: string;
  /** The background of the most important part; its text colour is `ink`. */
  soft: string;
  radius: number;
  font: string;
};

const SYSTEM = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const plain: MailLook = {
  ground: '#f6f6f6',
  ink: '#111111',
  muted: '#5a5a5a',
  line: '#dddddd',
  primary: '#111111',
  soft: '#efefef',
  radius: 8,
  font: SYSTEM,
};

const LOOKS: Readonly<Record<string, MailLook>> = {
  default: {
    ground: '#f4f6f8',
    ink: '#0f1b26',
    muted: '#4f5e6b',
    line: '#dde3e8',
    primary: '#0b4a6f',
    soft: '#e7f0f6',
    radius: 10,
    font: `'Instrument Sans', ${SYSTEM}`,
  },
  alt: {
    ground: '#f5f7f3',
    ink: '#14211b',
    muted: '#4f5f56',
    line: '#dae1d9',
    primary: '#0f5c4a',
    soft: '#e3f0ea',
    radius: 14,
    font: `Figtree, ${SYSTEM}`,
  },
  pj: {
    ground: '#f6eee3',
    ink: '#2a1b12',
    muted: '#6a5242',
    line: '#e4d5c0',
    primary: '#b4430f',
    soft: '#fce7d8',
    radius: 18,
    font: `'DM Sans', ${SYSTEM}`,
  },
  tp: {
    ground: '#f3f4f6',
    ink: '#111827',
    muted: '#4b5563',
    line: '#d8dce3',
    primary: '#3730a3',
    soft: '#ecebfa',
    radius: 4,
    font: `'IBM Plex Sans', ${SYSTEM}`,
  },
  nl: {
    ground: '#f2f6fc',
    ink: '#0e1a33',
    muted: '#4a5873',
    line: '#d5dfee',
    primary: '#1d3f8f',
    soft: '#e6eefb',
    radius: 12,
    font: `'Plus Jakarta Sans', ${SYSTEM}`,
  },
  ae: {
    ground: '#f7f1e8',
    ink: '#1c2526',
    muted: '#585c55',
    line: '#e6dccb',
    primary: '#0b4f55',
    soft: '#e4eeec',
    radius: 2,
    font: `Manrope, ${SYSTEM}`,
  },
};

/** The themes with their own look, and one without. */
export const LOOK_NAMES: readonly string[] = [...Object.keys(LOOKS), 'plain'];

/** A theme without a look of its own gets the plain one. */
export const mailLookOf = (theme: string): MailLook => LOOKS[theme] ?? plain;
