import type { LazyComponent, ModalName, Modals } from '@shop/page';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { failureKind, isModuleFailure } from '../errors/failure-kind.ts';
import { LostModal } from './lost-modal.tsx';
import { createModalHistory, type ModalHistory } from './modal-history.ts';
import { useModalSources } from './modal-sources.ts';

type Opened = {
  name: ModalName;
  props: object;
  /** Settles when the modal is closed in any way. */
  result: Promise<unknown>;
  answer: (result?: unknown) => void;
};
type AnyModal = ComponentType<{ onClose: (result?: unknown) => void }>;

const lazied = new WeakMap<LazyComponent<never>, AnyModal>();

/** A later request of the modal fetches it again. */
const lostInsteadOf = (load: LazyComponent<never>, isOffline: boolean): AnyModal =>
  function Lost({ onClose }) {
    const close = () => {
      lazied.delete(load);
      onClose();
    };
    return <LostModal isOffline={isOffline} onClose={close} />;
  };

const lazyOf = (load: LazyComponent<never>): AnyModal => {
  const known = lazied.get(load);
  if (known) return known;
  const fresh = lazy(async () => {
    try {
      return { default: (await load()) as unknown as AnyModal };
    } catch (failure) {
      if (!isModuleFailure(failure)) throw failure;
      return { default: lostInsteadOf(load, failureKind(failure) === 'offline') };
    }
  });
  lazied.set(load, fresh);
  return fresh;
};

/** Lets the back button close the top modal. */
const useHistoryOf = (top: Opened | undefined, closeTop: () => boolean): void => {
  const steps = useRef<ModalHistory>(undefined);
  const entry = useLocation();
  useEffect(() => {
    const made = createModalHistory(closeTop);
    steps.current = made;
    return made.stop;
  }, [closeTop]);
  useEffect(() => steps.current?.arrived(), [entry]);
  useEffect(() => {
    if (top) steps.current?.opened();
  }, [top]);
};

type ModalHost = { modals: Modals; host: ReactNode; isOpen: boolean };

/**
 * The one host of all modals: one is shown at a time, the one below it is restored, and another page closes
 * them all.
 */
export const useModalHost = (): ModalHost => {
  const sources = useModalSources();
  const [shown, setShown] = useState<readonly Opened[]>([]);
  // The same as what is shown, readable before React has rendered it.
  const opened = useRef<readonly Opened[]>([]);
  const area = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);

  const modals = useMemo<Modals>(() => {
    const show = (all: readonly Opened[]) => {
      opened.current = all;
      setShown(all);
    };
    const add = (name: ModalName, props: object): Promise<unknown> => {
      let settle: (result?: unknown) => void;
      const result = new Promise<unknown>((resolve) => {
        settle = resolve;
      });
      const answer = (given?: unknown) => {
        show(opened.current.filter((other) => other !== one));
        settle(given);
      };
      const one: Opened = { name, props, result, answer };
      show([...opened.current, one]);
      return result;
    };
    const open = (name: ModalName, props: object = {}): Promise<unknown> => {
      if (!sources.has(name)) return Promise.resolve(undefined);
      // A second click while it loads requests nothing new.
      return opened.current.find((one) => one.name === name)?.result ?? add(name, props);
    };
    return { open: open as Modals['open'], has: (name) => sources.has(name) };
  }, [sources]);

  // Before the effects of the new page: it may open its own modal, and its focus would not leave a dialog.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    for (const dialog of area.current?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? [])
      dialog.close();
    for (const { answer } of opened.current) answer();
  }, [pathname]);

  const top = shown.at(-1);
  // As Escape does: the modal itself decides its result.
  const closeTop = useCallback(() => {
    const top = opened.current.at(-1);
    const dialog = area.current?.querySelector<HTMLDialogElement>('dialog[open]');
    if (dialog) dialog.close();
    else top?.answer();
    return top !== undefined;
  }, []);
  useHistoryOf(top, closeTop);

  const host = shown.slice(-1).map(({ name, props, answer }) => {
    const load = sources.get(name);
    if (!load) return null;
    const Modal = lazyOf(load);
    return (
      <Suspense key={name} fallback={null}>
        <Modal {...props} onClose={answer} />
      </Suspense>
    );
  });
  return { modals, host: <div ref={area}>{host}</div>, isOpen: top !== undefined };
};
