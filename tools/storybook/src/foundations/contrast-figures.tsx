import { contrast, contrastPairs, theme, type ContrastPair } from '@shop/ui-theme/contract';
import { DataTable } from '@shop/ui-theme/data-table';
import { Tag } from '@shop/ui-theme/tag';
import { hexOf, useComputedTokens } from './computed-tokens.ts';

/** Text pairs are shown as text, control pairs as a shape. */
const Sample = ({ pair: [front, ground, least] }: { pair: ContrastPair }) => {
  const background = theme.color[ground];
  return least > 3 ? (
    <span style={{ background, color: theme.color[front], padding: '4px 10px' }}>Aa 12,50 €</span>
  ) : (
    <span style={{ background, border: `3px solid ${theme.color[front]}`, padding: '1px 32px' }} />
  );
};

/** Each colour pair of components with its contrast ratio in the current theme. */
export const ContrastFigures = () => {
  const read = useComputedTokens();
  const figureOf = ([front, ground]: ContrastPair) => {
    const [one, other] = [hexOf(read(theme.color[front])), hexOf(read(theme.color[ground]))];
    return one && other ? contrast(one, other) : undefined;
  };
  return (
    <DataTable
      caption="Contrast"
      columns={[
        { key: 'pair', label: 'Pair', onSmall: 'title' },
        { key: 'sample', label: 'Sample' },
        { key: 'needs', label: 'Needs', align: 'end' },
        { key: 'has', label: 'Has', align: 'end' },
        { key: 'verdict', label: 'Verdict', onSmall: 'state' },
      ]}
      rows={contrastPairs.map((pair) => {
        const [front, ground, least] = pair;
        const figure = figureOf(pair);
        const holds = figure !== undefined && figure >= least;
        return {
          key: `${front} on ${ground}`,
          cells: {
            pair: `${front} on ${ground}`,
            sample: <Sample pair={pair} />,
            needs: `${least}:1`,
            has: figure === undefined ? '–' : `${figure.toFixed(2)}:1`,
            verdict: <Tag tone={holds ? 'success' : 'critical'}>{holds ? 'holds' : 'fails'}</Tag>,
          },
        };
      })}
    />
  );
};
