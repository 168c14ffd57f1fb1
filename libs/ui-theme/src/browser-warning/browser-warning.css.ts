/* eslint-disable shop/no-raw-colour -- browsers that see this know neither custom properties nor layers */
import { style } from '@vanilla-extract/css';

const INK = '#111';
const PAPER = '#fff';

export const veil = style({
  position: 'fixed',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  zIndex: 9999,
  padding: '8vh 16px 16px',
  overflow: 'auto',
  background: 'rgba(0,0,0,.6)',
});

export const box = style({
  boxSizing: 'border-box',
  maxWidth: 480,
  margin: '0 auto',
  padding: 24,
  borderRadius: 8,
  background: PAPER,
  color: INK,
});

export const title = style({ margin: '0 0 8px', fontSize: 20, lineHeight: 1.3, fontWeight: 600 });

export const button = style({
  marginTop: 16,
  marginRight: 16,
  padding: '12px 20px',
  border: 0,
  borderRadius: 6,
  background: INK,
  color: PAPER,
  fontWeight: 600,
  cursor: 'pointer',
});

export const link = style({
  display: 'inline-block',
  padding: '12px 0',
  color: INK,
  textDecoration: 'underline',
});
