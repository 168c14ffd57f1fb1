import type { ContentBlock } from '@shop/data-access/content';
import { useLinks } from '@shop/page';
import { pictureSources } from '@shop/paths';
import { Box } from '@shop/ui-theme/box';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Columns } from '@shop/ui-theme/columns';
import { Inline } from '@shop/ui-theme/inline';
import { Picture } from '@shop/ui-theme/picture';
import { Text } from '@shop/ui-theme/text';

type Block<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;

/** A file of the site, or a picture of the image route. */
const sourceOf = (src: string) => (src.startsWith('/') ? { src } : pictureSources(src, 'gallery'));

export const PictureBlock = ({ src, alt, caption }: Block<'picture'>) => (
  <figure>
    <Picture {...sourceOf(src)} alt={alt} ratio="wide" />
    {caption !== undefined && (
      <figcaption>
        <Text size="caption" tone="muted">
          {caption}
        </Text>
      </figcaption>
    )}
  </figure>
);

export const FiguresBlock = ({ items }: Block<'figures'>) => (
  <Columns layout="thirds">
    {items.map(({ value, label }) => (
      <Box key={label} ground="box">
        <Text size="large" weight="strong">
          {value}
        </Text>
        <Text tone="muted">{label}</Text>
      </Box>
    ))}
  </Columns>
);

export const CallBlock = ({ text, label, path }: Block<'call'>) => {
  const { href } = useLinks();
  return (
    <Box ground="box">
      <Inline gap={16}>
        <Text weight="strong">{text}</Text>
        <ButtonLink href={href(path)}>{label}</ButtonLink>
      </Inline>
    </Box>
  );
};
