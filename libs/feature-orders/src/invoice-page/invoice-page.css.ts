import { globalStyle, style } from '@vanilla-extract/css';

export const paper = style({ breakInside: 'auto' });

export const notPrinted = style({ '@media': { print: { display: 'none' } } });

// Only the document is printed.
globalStyle(`body:has(${paper}) :is(header, footer, nav)`, {
  '@media': { print: { display: 'none' } },
});
