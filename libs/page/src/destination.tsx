import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Destination } from './destination-store.ts';
import { usePage } from './page-provider.tsx';

type ShownDestination = { shown: Destination; Choice: ComponentType };

const Context = createContext<ShownDestination | null>(null);

export type DestinationProviderProps = {
  /** The shell's control; pages show it by `DestinationChoice`. */
  choice: ComponentType;
  children: ReactNode;
};

/** Pages follow a new destination in a transition: the shown prices stay until the new ones are there. */
export const DestinationProvider = ({ choice, children }: DestinationProviderProps) => {
  const page = usePage();
  const { current, subscribe } = page.destination;
  const [shown, show] = useState(current);
  useEffect(
    () =>
      subscribe((isElsewhere) => {
        // A visitor without a session has no cart to reprice.
        if (isElsewhere && page.hasSession)
          void page.queryClient.invalidateQueries({ queryKey: page.queries.cart.keys.all });
        startTransition(() => show(current()));
      }),
    [page, current, subscribe],
  );
  return <Context value={{ shown, Choice: choice }}>{children}</Context>;
};

/** Market and method of the current page. */
export const useDestination = (): Destination => {
  const { current } = usePage().destination;
  return useContext(Context)?.shown ?? current();
};

/** The control by which another market or shipping method is chosen. */
export const DestinationChoice = () => {
  const given = useContext(Context);
  return given && <given.Choice />;
};
