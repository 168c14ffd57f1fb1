import type { LazyComponent, ModalName, Modals } from '@shop/page';
import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useModalSources } from './modal-sources.ts';

type Opened = { name: ModalName; props: object; answer: (result?: unknown) => void };
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
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const { pathname } = useLocation();

  const modals = useMemo<Modals>(() => {
    const closeAll = () =>
      setOpened((all) => {
        for (const { answer } of all) answer();
        return [];
      });
    const open = (name: ModalName, props: object = {}) =>
      new Promise<unknown>((resolve) => {
        if (!sources.has(name)) return resolve(undefined);
        const one: Opened = {
          name,
          props,
          answer: (result) => {
            resolve(result);
            setOpened((all) => all.filter((other) => other !== one));
          },
        };
        setOpened((all) => [...all, one]);
      });
    return { closeAll, open: open as Modals['open'], has: (name) => sources.has(name) };
  }, [sources]);

  useEffect(() => modals.closeAll(), [pathname, modals]);

  const host = opened.map(({ name, props, answer }, at) => {
    const load = sources.get(name);
    if (!load) return null;
    const Modal = lazyOf(load);
    return (
      <Suspense key={`${name} ${at}`} fallback={null}>
        <Modal {...props} onClose={answer} />
      </Suspense>
    );
  });
  return { modals, host };
};
