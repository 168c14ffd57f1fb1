import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createModalHistory, type ModalHistory } from './modal-history.ts';

let steps: ModalHistory;
/** How many modals are open. */
let open = 0;
/** The events that the router receives. */
const heard = vi.fn<() => void>();
const onMove = () => heard();
/** History events, counted before any listener that may stop them. */
let moves = 0;
const onAnyMove = () => void (moves += 1);
let pages = 0;

const go = (path: string) => {
  pages += 1;
  history.pushState({ idx: pages, key: path }, '', path);
  steps.arrived();
};
const openModal = () => {
  open += 1;
  steps.opened();
};
/** Waits until the history has settled at a path. */
const at = (path: string) => vi.waitFor(() => expect(location.pathname).toBe(path), { timeout: 5000 });
/** One press of "back", and the automatic step after it. */
const back = async () => {
  const before = moves;
  history.back();
  await vi.waitFor(() => expect(moves).toBeGreaterThan(before), { timeout: 5000 });
};

beforeEach(() => {
  open = 0;
  addEventListener('popstate', onAnyMove, { capture: true });
  addEventListener('popstate', onMove);
  steps = createModalHistory(() => {
    if (open === 0) return false;
    open -= 1;
    if (open > 0) steps.opened();
    return true;
  });
  go('/before');
  go('/page');
  heard.mockClear();
});
afterEach(() => {
  steps.stop();
  removeEventListener('popstate', onAnyMove, { capture: true });
  removeEventListener('popstate', onMove);
});

test('back closes the modal, the page stays, and the router is not notified', async () => {
  openModal();
  expect(location.pathname).toBe('/page');
  await back();
  expect(open).toBe(0);
  expect(location.pathname).toBe('/page');
  expect(heard).not.toHaveBeenCalled();
  await back();
  expect(location.pathname).toBe('/before');
  expect(heard).toHaveBeenCalledOnce();
});

test('with two modals back closes the upper one, and back again the other', async () => {
  openModal();
  openModal();
  await back();
  expect([open, location.pathname]).toEqual([1, '/page']);
  await back();
  expect([open, location.pathname]).toEqual([0, '/page']);
});

test('after a modal was closed by its button one press of back returns to the page before', async () => {
  openModal();
  open = 0;
  await back();
  await at('/before');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
});

test('a modal that is opened again adds no second history entry', async () => {
  openModal();
  open = 0;
  openModal();
  await back();
  expect([open, location.pathname]).toEqual([0, '/page']);
  await back();
  await at('/before');
});

test('from a page opened by a modal, back returns to the modal’s page and then to the one before', async () => {
  openModal();
  open = 0;
  go('/led-to');
  await back();
  expect(location.pathname).toBe('/page');
  await back();
  await at('/before');
});

test('forward skips the history entry of a modal', async () => {
  openModal();
  open = 0;
  go('/led-to');
  // To the modal's entry, past it, and to the page before; then forward the same way.
  await back();
  history.back();
  await at('/before');
  history.forward();
  await at('/page');
  history.forward();
  await at('/led-to');
});
