import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Outlines of goods, on a canvas of 400 by 300. */
const GOODS = {
  mug: '<path d="M130 80h110v120a25 25 0 0 1-25 25h-60a25 25 0 0 1-25-25z"/><path d="M240 105h22a34 34 0 0 1 0 78h-22" fill="none" stroke-width="16"/>',
  lamp: '<path d="M150 60h100l40 90H110z"/><path d="M192 150h16v75h-16zM145 225h110v18H145z"/>',
  boots:
    '<path d="M150 60h70v95l75 30a30 30 0 0 1 15 28v12H150z"/><path d="M145 225h170v18H145z" opacity=".7"/>',
  jacket: '<path d="M150 70l30-15h40l30 15 55 40-25 45-25-15v110H145V140l-25 15-25-45z"/>',
  print: '<path d="M110 50h180v200H110z" opacity=".4"/><path d="M125 65h150v170l-50-70-35 45-25-30-40 55z"/>',
} as const;
const NAMES = Object.keys(GOODS) as (keyof typeof GOODS)[];

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt16BE(0);

/** A drawing of goods: of those that the address names, or of any. The same address has the same colours. */
export const shopPicture = (address: string) => {
  const number = numberOf(address);
  const name = NAMES.find((known) => address.includes(known)) ?? NAMES[number % NAMES.length] ?? 'mug';
  const colour = `hsl(${number % 360} 45% 42%)`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h400v300H0z" fill="#f3f1ec"/>` +
    `<g fill="${colour}" stroke="${colour}" stroke-linejoin="round" stroke-width="4">${GOODS[name]}</g></svg>`;
  return sharp(Buffer.from(svg), { density: 144 });
};

export const isPicturePath = (path: string): boolean => /\.(?:jpe?g|png|webp)(?:\?|$)/i.test(path);
