/** The router's own state of an entry; an entry that a modal made is the page's, marked. */
type EntryState = { idx?: number; isModal?: true } | null;

const stateNow = (): EntryState => history.state as EntryState;

export type ModalHistory = {
  /** A modal was opened: "back" will close it. */
  opened: () => void;
  /** Another page stands, so that the next step is measured from here. */
  arrived: () => void;
  stop: () => void;
};

/**
 * Makes an open modal a step of the history, so that the back button and the swipe of a phone close it and nothing else.
 * The step is a copy of the page's entry, which the router never hears of. A modal that was closed otherwise leaves its
 * step behind, and it is passed over: to remove it would be a move of the history in the middle of whatever comes next.
 */
export const createModalHistory = (closeTop: () => boolean): ModalHistory => {
  let here = stateNow();
  const step = () => {
    here = { ...stateNow(), isModal: true };
    history.pushState(here, '');
  };
  const onMove = (event: PopStateEvent) => {
    const before = here;
    here = stateNow();
    const isOwn = before?.idx === here?.idx && Boolean(before?.isModal) !== Boolean(here?.isModal);
    if (!isOwn) return;
    event.stopImmediatePropagation();
    if (here?.isModal) history.forward();
    else if (!closeTop()) history.back();
  };
  // In front of the router's own listener.
  addEventListener('popstate', onMove, { capture: true });
  return {
    opened: () => {
      if (!stateNow()?.isModal) step();
    },
    arrived: () => {
      here = stateNow();
    },
    stop: () => removeEventListener('popstate', onMove, { capture: true }),
  };
};
