import { useId, type ReactNode } from 'react';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { ways } from './express-ways.css.ts';

export type ExpressWaysProps = {
  label: string;
  /** Quiet buttons or links, each with the name of its way to pay. */
  children: ReactNode;
};

/** Ways to pay by their own names, below the main button. */
export const ExpressWays = ({ label, children }: ExpressWaysProps) => {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading}>
      <Stack gap={8}>
        <div id={heading}>
          <Text size="small" tone="muted" align="center">
            {label}
          </Text>
        </div>
        <div className={ways}>{children}</div>
      </Stack>
    </div>
  );
};
