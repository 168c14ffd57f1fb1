import type { Feature, LazyComponent, ModalName } from '@shop/page';
import type { Speech } from '@shop/i18n';
import { createContext, useContext } from 'react';

export type ModalSources = ReadonlyMap<ModalName, LazyComponent<never>>;

const Context = createContext<ModalSources>(new Map());
export const ModalSourcesProvider = Context.Provider;
export const useModalSources = (): ModalSources => useContext(Context);

/** The feature of each modal. The messages of a modal are loaded when it is first opened. */
export const createModalSources = (features: readonly Feature[], speech: Speech): ModalSources =>
  new Map(
    features.flatMap(({ modals = {}, modalMessages, messages }) =>
      Object.entries(modals).map(([name, load]): readonly [ModalName, LazyComponent<never>] => [
        name as ModalName,
        async () => {
          const own = (await modalMessages?.())?.[name as ModalName] ?? messages;
          const [component] = await Promise.all([(load as LazyComponent<never>)(), own && speech.learn(own)]);
          return component;
        },
      ]),
    ),
  );
