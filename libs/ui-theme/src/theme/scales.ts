/** The 4 px grid. The names are the pixels, so a gap is readable where it is used. */
export const space = {
  0: '0',
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  10: '10px',
  12: '12px',
  14: '14px',
  16: '16px',
  20: '20px',
  24: '24px',
  28: '28px',
  32: '32px',
  40: '40px',
  48: '48px',
  56: '56px',
  64: '64px',
} as const;

/** The stacking order. */
export const z = {
  raised: '1',
  sticky: '100',
  header: '200',
  bar: '300',
  panel: '400',
  sheet: '500',
  modal: '600',
  toast: '700',
} as const;

/** Exits fast, enters slowly. */
export const easing = 'cubic-bezier(.2,.7,.2,1)';
