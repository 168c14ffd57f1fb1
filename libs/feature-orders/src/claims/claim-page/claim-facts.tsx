import type { Claim } from '@shop/data-access/claims';
import { Box } from '@shop/ui-theme/box';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

/** The claimed goods, the reason and the wish. */
export const ClaimFacts = ({ claim }: { claim: Claim }) => {
  const say = useMessages();
  return (
    <Box ground="box">
      <Stack gap={8}>
        <Text weight="strong">{say('claims.order', { number: claim.order_number })}</Text>
        {claim.lines.map(({ name, quantity }) => (
          <Text key={name}>{quantity > 1 ? say('claims.line', { name, quantity }) : name}</Text>
        ))}
        <Text size="small" tone="muted">
          {say('claims.fact', { label: say('claims.reason'), value: say(`claims.reason.${claim.reason}`) })}
        </Text>
        <Text size="small" tone="muted">
          {say('claims.fact', { label: say('claims.wish'), value: say(`claims.wish.${claim.wish}`) })}
        </Text>
      </Stack>
    </Box>
  );
};
