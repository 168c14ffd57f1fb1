import { encode } from 'uqr';

/** Light modules around the code that its standard (ISO/IEC 18004) requires. */
const BORDER = 4;
const SIDE = 208;
/** Cameras expect dark on light, whatever the theme. */
const LIGHT = 'white';
const DARK = 'black';

/** The link of a key as a QR code. */
export const KeyPicture = ({ uri, label }: { uri: string; label: string }) => {
  const { data, size } = encode(uri, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg role="img" aria-label={label} width={SIDE} height={SIDE} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill={LIGHT} />
      <path d={path} fill={DARK} shapeRendering="crispEdges" />
    </svg>
  );
};
