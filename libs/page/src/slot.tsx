import { lazy, Suspense, useContext, createContext, type ComponentType, type ReactNode } from 'react';
import type { SlotName, SlotProps } from './registry.ts';

type AnyComponent = ComponentType<never>;

/** The fills of this app. `resolved` has the loaded ones, so that they render without a boundary. */
export type SlotRegistry = {
  readonly resolved: (name: SlotName) => AnyComponent | undefined;
  readonly load: (name: SlotName) => (() => Promise<AnyComponent>) | undefined;
};

const Registry = createContext<SlotRegistry>({ resolved: () => undefined, load: () => undefined });
export const SlotProvider = Registry.Provider;

const lazied = new WeakMap<() => Promise<AnyComponent>, AnyComponent>();
const lazyOf = (load: () => Promise<AnyComponent>): AnyComponent => {
  const known = lazied.get(load);
  if (known) return known;
  const fresh = lazy(async () => ({ default: (await load()) as ComponentType }));
  lazied.set(load, fresh as AnyComponent);
  return fresh as AnyComponent;
};

type Props<Name extends SlotName> = {
  name: Name;
  /** Shown where no feature fills the slot, and while the fill loads. */
  ground?: ReactNode;
  /** Few pages have it, so no route names it: the server renders it, and the browser loads its file by then. */
  isLate?: boolean;
} & (object extends SlotProps[Name] ? { props?: SlotProps[Name] } : { props: SlotProps[Name] });

/** Shows the fill of the brand's features, or the fallback. */
export const Slot = <Name extends SlotName>({ name, ground = null, isLate = false, props }: Props<Name>) => {
  const registry = useContext(Registry);
  const Ready = registry.resolved(name) as ComponentType<object> | undefined;
  // Elsewhere it may be loaded already: a late one has its boundary on both sides.
  if (Ready && !isLate) return <Ready {...props} />;
  const load = registry.load(name);
  if (!load) return ground;
  const Later = lazyOf(load) as ComponentType<object>;
  return (
    <Suspense fallback={ground}>
      <Later {...props} />
    </Suspense>
  );
};
