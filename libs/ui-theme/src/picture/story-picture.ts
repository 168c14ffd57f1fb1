import type { PictureSource } from './picture-source.ts';

/**
 * Drawings without network access, for stories only: one light from the upper left, two tones per material.
 */
const drawn = (shapes: string): PictureSource => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${shapes}</svg>`,
  )}`,
  width: 400,
  height: 400,
});

const shadow = (width: number) =>
  `<ellipse cx="200" cy="346" rx="${width}" ry="10" fill="#0b1620" fill-opacity=".16"/>`;

export const headphones = drawn(
  `${shadow(110)}<path d="M96 230c0-90 46-150 104-150s104 60 104 150" fill="none" stroke="#c9d3db" stroke-width="22"/>` +
    '<path d="M104 196c6-66 44-106 96-106" fill="none" stroke="#eef3f6" stroke-width="6" stroke-linecap="round"/>' +
    '<rect x="74" y="214" width="58" height="118" rx="26" fill="#c9d3db"/><rect x="114" y="208" width="34" height="130" rx="17" fill="#39434d"/>' +
    '<rect x="268" y="214" width="58" height="118" rx="26" fill="#aebac4"/><rect x="252" y="208" width="34" height="130" rx="17" fill="#2b343c"/>',
);

export const lamp = drawn(
  `${shadow(86)}<path d="M86 190C86 118 138 72 200 72s114 46 114 118z" fill="#c2592f"/>` +
    '<path d="M112 168c8-44 40-74 78-80" fill="none" stroke="#e08a63" stroke-width="7" stroke-linecap="round"/>' +
    '<ellipse cx="200" cy="190" rx="114" ry="15" fill="#fff3d6"/><path d="M178 196h44l16 146h-76z" fill="#a8491f"/>' +
    '<path d="M178 196h14l-6 146h-24z" fill="#c2592f"/>',
);

export const shirt = drawn(
  `${shadow(92)}<path d="M150 78 84 112l26 78 26-10v158h128V180l26 10 26-78-66-34-50 22z" fill="#8fb6d6"/>` +
    '<path d="m150 78 50 62 50-62-50 22z" fill="#6f9bc0"/><path d="M200 140v198" stroke="#6f9bc0" stroke-width="3"/>' +
    '<path d="M148 190v136" stroke="#b5d2e9" stroke-width="6" stroke-linecap="round"/>',
);
