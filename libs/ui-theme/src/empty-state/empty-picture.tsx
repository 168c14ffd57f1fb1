import { emptyPicture, inkGround, inkLine, inkMissing, inkPrimary, inkQuay } from './empty-state.css.ts';

export type EmptyPictureName = 'quay' | 'search' | 'parcel';

const Quay = () => (
  <>
    <path className={inkGround} d="M0 138h240M18 152h60M96 152h90M40 163h110M170 163h34" />
    <path className={inkQuay} d="M28 138v-14h184v14" />
    <path className={inkLine} d="M52 138v14M92 138v14M148 138v14M188 138v14" />
    <path
      className={inkPrimary}
      d="M176 124V24h-62M176 36l-22-12M168 124l8-16 8 16M120 24v30M114 58a6 6 0 1 0 6-6"
    />
    <path className={inkMissing} d="M92 84h54v40H92z" />
    <path className={inkLine} d="M44 64q7-8 13 0 7-8 13 0M72 44q5-6 10 0 5-6 10 0" />
  </>
);

const Search = () => (
  <>
    <path className={inkGround} d="M0 138h240M24 152h70M116 152h90" />
    <path className={inkQuay} d="M40 138v-34h44v34zM52 104V82h32v22" />
    <path className={inkMissing} d="M128 92h50v46h-50z" />
    <path className={inkPrimary} d="M118 62a34 34 0 1 0 68 0 34 34 0 1 0-68 0M177 87l30 30" />
    <path className={inkLine} d="M140 62h24M44 60q7-8 13 0 7-8 13 0" />
  </>
);

const Parcel = () => (
  <>
    <path className={inkGround} d="M0 138h240M30 152h54M104 152h96" />
    <path className={inkQuay} d="m66 66 54-26 54 26v54l-54 26-54-26z" />
    <path className={inkLine} d="m66 66 54 26 54-26M120 92v54" />
    <path className={inkPrimary} d="m92 53 54 26v20M30 138h22M190 138h22" />
    <path className={inkMissing} d="M20 96c20-60 60-84 100-84s80 24 100 84" />
  </>
);

const PICTURES = { quay: Quay, search: Search, parcel: Parcel };

/** In the theme's ink colour: missing parts are dashed. */
export const EmptyPicture = ({ name }: { name: EmptyPictureName }) => {
  const Drawing = PICTURES[name];
  return (
    <svg viewBox="0 0 240 170" className={emptyPicture} aria-hidden>
      <Drawing />
    </svg>
  );
};
