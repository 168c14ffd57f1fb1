import type { ModalName, Modals } from '@shop/page';
import type { ModalSources } from './modal-sources.ts';

type LateModals = {
  modals: Modals;
  /** Called with the host's own modals once it is mounted. */
  onHost: (modals: Modals) => void;
};

/** Modals of a page whose host is not mounted yet: opened modals wait for it. */
export const createLateModals = (sources: ModalSources, fetchHost: () => Promise<unknown>): LateModals => {
  let onHost: (modals: Modals) => void = () => {};
  const host = new Promise<Modals>((resolve) => {
    onHost = resolve;
  });
  const has = (name: ModalName) => sources.has(name);
  return {
    onHost: (given) => onHost(given),
    modals: {
      has,
      open: async (name, ...props) => {
        if (!has(name)) return undefined;
        await fetchHost();
        return (await host).open(name, ...props);
      },
    },
  };
};
