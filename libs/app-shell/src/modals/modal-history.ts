/** The router's own state of an entry; the entry of a modal is a marked copy of the page's. */
type EntryState = { idx?: number; isModal?: true } | null;

const stateNow = (): EntryState => history.state as EntryState;

export type ModalHistory = {
  /** A modal was opened: "back" will close it. */
  opened: () => void;
  /** Another page is shown: the next step is relative to it. */
  arrived: () => void;
  stop: () => void;
};

/**
 * Gives an open modal a history entry, so that the back button and a phone's back gesture close it and
 * nothing else. The entry is a copy of the page's entry and is not reported to the router. A modal closed in
 * another way leaves its entry behind, and navigation skips it: removing it would need a history move that
 * could collide with the next navigation.
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
  // Before the router's own listener.
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
