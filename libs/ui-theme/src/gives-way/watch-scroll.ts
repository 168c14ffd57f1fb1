/** The minimum distance that counts as scrolling. */
const MEANT = 12;
/** The first screen keeps its bars. */
const FIRST = 120;

/** Passes the direction of scrolling to the styles: called once for a document. */
export const watchScroll = (): void => {
  const page = document.documentElement;
  let last = scrollY;
  const move = () => {
    const by = scrollY - last;
    if (Math.abs(by) < MEANT && scrollY > FIRST) return;
    last = scrollY;
    const isDown = by > 0 && scrollY > FIRST;
    if (isDown) page.dataset['moved'] = 'down';
    else delete page.dataset['moved'];
  };
  document.addEventListener('scroll', move, { passive: true });
};
