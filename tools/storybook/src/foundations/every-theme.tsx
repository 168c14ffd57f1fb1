import { BrandMark } from '@shop/ui-theme/brand-mark';
import { Button } from '@shop/ui-theme/button';
import { theme } from '@shop/ui-theme/contract';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { themeNames, themes } from '../themes.ts';
import { dressed, grid, strip, stripPart } from './sheet.css.ts';

const STRIP = [
  'surface',
  'sunken',
  'tile',
  'text',
  'primary',
  'primarySoft',
  'accent',
  'sale',
  'success',
] as const;

/** The same text in every theme at once. A theme is a class, which any element may have. */
export const EveryTheme = () => (
  <div className={grid}>
    {themeNames.map((name) => (
      <div key={name} className={`${themes[name].themeClass} ${dressed}`} data-scheme="light">
        <Stack gap={12}>
          <BrandMark name={name} />
          <Heading level={2} look="section">
            Namų akustika
          </Heading>
          <Text tone="muted">Kaina iki durų, lėktuvu ir laivu.</Text>
          <div className={strip} aria-hidden>
            {STRIP.map((role) => (
              <span key={role} className={stripPart} style={{ background: theme.color[role] }} />
            ))}
          </div>
          <Inline gap={8}>
            <Button size="small">Į krepšelį</Button>
            <Tag tone="sale">−20 %</Tag>
          </Inline>
        </Stack>
      </div>
    ))}
  </div>
);
