import type { LazyComponent, ModalName, Modals } from '@shop/page';
import {
  lazy,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useModalSources } from './modal-sources.ts';

type Opened = {
  name: ModalName;
  props: object;
  /** Settles when the modal is closed, however that comes about. */
  result: Promise<unknown>;
  answer: (result?: unknown) => void;
};
type AnyModal = ComponentType<{ onClose: (result?: unknown) => void }>;

const lazied = new WeakMap<LazyComponent<never>, AnyModal>();
const lazyOf = (load: LazyComponent<never>): AnyModal => {
  const known = lazied.get(load);
  if (known) return known;
  const fresh = lazy(async () => ({ default: (await load()) as unknown as AnyModal }));
  lazied.set(load, fresh);
  return fresh;
};

/** The one host of all modals: the last opened is on top, and another page closes them all. */
export const useModalHost = (): { modals: Modals; host: ReactNode } => {
  const sources = useModalSources();
  const [shown, setShown] = useState<readonly Opened[]>([]);
  // The same as what is shown, readable before React has rendered it.
  const opened = useRef<readonly Opened[]>([]);
  const { pathname } = useLocation();

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
      // A second press while it is on its way asks for nothing new.
      return opened.current.find((one) => one.name === name)?.result ?? add(name, props);
    };
    return {
      open: open as Modals['open'],
      closeAll: () => opened.current.forEach(({ answer }) => answer()),
      has: (name) => sources.has(name),
    };
  }, [sources]);

  // Before the effects of the page that has come: it may open a modal of its own.
  useLayoutEffect(() => modals.closeAll(), [pathname, modals]);

  const host = shown.map(({ name, props, answer }) => {
    const load = sources.get(name);
    if (!load) return null;
    const Modal = lazyOf(load);
    return (
      <Suspense key={name} fallback={null}>
        <Modal {...props} onClose={answer} />
      </Suspense>
    );
  });
  return { modals, host };
};
