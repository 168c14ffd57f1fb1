import { theme } from '@shop/ui-theme/contract';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { code, grid, swatch } from './sheet.css.ts';
import { useComputedTokens } from './computed-tokens.ts';

/** Every colour of the contract, by its role. */
export const ColourRoles = () => {
  const read = useComputedTokens();
  return (
    <div className={grid}>
      {Object.entries(theme.color).map(([role, reference]) => (
        <Stack key={role} gap={4}>
          <div className={swatch} style={{ background: reference }} />
          <Text weight="strong">{role}</Text>
          <span className={code}>{read(reference)}</span>
        </Stack>
      ))}
    </div>
  );
};
