import { createContext, useContext } from 'react';
import type { ModalContracts } from './registry.ts';

export type ModalName = keyof ModalContracts;

/** A modal renders its own frame with ui-theme's dialog and calls `onClose`, with its result or nothing. */
export type ModalProps<Name extends ModalName> = ModalContracts[Name]['props'] & {
  onClose: (result?: ModalContracts[Name]['result']) => void;
};

export type Modals = {
  /** Resolves when the modal closes; undefined when it was dismissed or another page was opened. */
  open: <Name extends ModalName>(
    name: Name,
    ...props: object extends ModalContracts[Name]['props']
      ? [props?: ModalContracts[Name]['props']]
      : [props: ModalContracts[Name]['props']]
  ) => Promise<ModalContracts[Name]['result'] | undefined>;
  /** False where no feature of this brand provides it: open the route of the same name instead. */
  has: (name: ModalName) => boolean;
};

const ModalsContext = createContext<Modals>({
  open: () => Promise.resolve(undefined),
  has: () => false,
});
export const ModalsProvider = ModalsContext.Provider;

export const useModals = (): Modals => useContext(ModalsContext);
