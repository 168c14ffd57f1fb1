import type { CSSProperties } from 'react';

const FONT = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Mail readers know no style sheets, so every element carries its own. */
export const styles = {
  body: { backgroundColor: '#f4f3ef', fontFamily: FONT, margin: 0, padding: '32px 12px' },
  sheet: { backgroundColor: '#ffffff', borderRadius: 12, maxWidth: 560, padding: '28px 32px' },
  brand: { fontSize: 20, fontWeight: 700, letterSpacing: '-0.01em', margin: '0 0 24px' },
  heading: { color: '#1b1d1f', fontSize: 24, fontWeight: 650, lineHeight: '30px', margin: '0 0 12px' },
  text: { color: '#3c4145', fontSize: 15, lineHeight: '23px', margin: '0 0 16px' },
  label: { color: '#6b7176', fontSize: 13, lineHeight: '18px', margin: '20px 0 4px' },
  small: { color: '#6b7176', fontSize: 13, lineHeight: '19px', margin: '0 0 8px' },
  rule: { borderColor: '#e6e4de', margin: '24px 0 16px' },
  thin: { borderColor: '#efede8', margin: '0' },
  cell: { color: '#1b1d1f', fontSize: 15, lineHeight: '21px', margin: 0, padding: '10px 0' },
  amount: {
    color: '#1b1d1f',
    fontSize: 15,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '21px',
    margin: 0,
    padding: '10px 0',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  address: { color: '#6b7176', fontSize: 13, lineHeight: '19px', margin: 0, wordBreak: 'break-all' },
} as const satisfies Record<string, CSSProperties>;

export const button = (colour: string): CSSProperties => ({
  backgroundColor: colour,
  borderRadius: 8,
  color: '#ffffff',
  display: 'inline-block',
  fontSize: 15,
  fontWeight: 600,
  padding: '12px 22px',
  textDecoration: 'none',
});
