import type { CSSProperties } from 'react';
import type { MailLook } from '../mail-looks.ts';

type Styles = Record<
  | 'body'
  | 'sheet'
  | 'flag'
  | 'brand'
  | 'heading'
  | 'text'
  | 'label'
  | 'small'
  | 'quietLink'
  | 'rule'
  | 'bill'
  | 'billLabel'
  | 'billValue'
  | 'cell'
  | 'hint'
  | 'amount'
  | 'thin'
  | 'sumRule'
  | 'address'
  | 'button',
  CSSProperties
>;

/** Mail readers do not support style sheets, so every element has inline styles. */
export const stylesOf = ({ ground, ink, muted, line, primary, soft, radius, font }: MailLook): Styles => {
  const cell: CSSProperties = {
    color: ink,
    fontSize: 15,
    lineHeight: '21px',
    margin: 0,
    overflowWrap: 'anywhere',
    padding: '10px 0',
  };
  const small: CSSProperties = { color: muted, fontSize: 13, lineHeight: '19px', margin: '0 0 8px' };
  return {
    body: { backgroundColor: ground, fontFamily: font, margin: 0, padding: '32px 12px' },
    sheet: {
      backgroundColor: '#ffffff',
      border: `1px solid ${line}`,
      borderRadius: radius,
      maxWidth: 560,
      padding: '28px 24px 20px',
    },
    flag: {
      backgroundColor: primary,
      borderRadius: Math.min(radius, 4),
      display: 'inline-block',
      height: 16,
      marginRight: 10,
      verticalAlign: '-2px',
      width: 16,
    },
    brand: { color: ink, fontSize: 18, fontWeight: 650, letterSpacing: '-0.02em', margin: '0 0 28px' },
    heading: {
      color: ink,
      fontSize: 26,
      fontWeight: 650,
      letterSpacing: '-0.02em',
      lineHeight: '32px',
      margin: '0 0 14px',
    },
    text: { color: ink, fontSize: 15, lineHeight: '24px', margin: '0 0 16px' },
    label: { color: ink, fontSize: 15, fontWeight: 650, lineHeight: '20px', margin: '28px 0 4px' },
    small,
    quietLink: { color: muted, textDecoration: 'underline' },
    rule: { borderColor: line, margin: '28px 0 16px' },
    // The box of the order: two cells, separated by a dashed line.
    bill: { backgroundColor: soft, borderRadius: radius, margin: '20px 0', padding: '12px 18px' },
    billLabel: { color: muted, fontSize: 13, lineHeight: '18px', margin: 0 },
    billValue: {
      color: ink,
      fontSize: 17,
      fontWeight: 650,
      letterSpacing: '-0.02em',
      lineHeight: '26px',
      margin: 0,
      whiteSpace: 'nowrap',
    },
    cell,
    hint: { color: muted, fontSize: 13 },
    amount: { ...cell, fontVariantNumeric: 'tabular-nums', textAlign: 'right', whiteSpace: 'nowrap' },
    thin: { borderColor: line, margin: '4px 0' },
    sumRule: { borderColor: ink, borderTopWidth: 2, margin: '8px 0 4px' },
    address: { ...small, margin: 0, wordBreak: 'break-all' },
    button: {
      backgroundColor: primary,
      borderRadius: radius,
      color: '#ffffff',
      display: 'inline-block',
      fontSize: 15,
      fontWeight: 650,
      lineHeight: '20px',
      padding: '14px 24px',
      textDecoration: 'none',
    },
  };
};
