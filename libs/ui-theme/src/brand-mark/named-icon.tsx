import { useEffect, useRef, useState } from 'react';

/** Milliseconds that an icon may take; the company's name replaces a late one. */
const ICON_TIMEOUT = 1_500;

export type NamedIconProps = {
  src: string;
  /** Of the company whose icon it is. */
  name: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** For the name, when it replaces the icon. */
  nameClass: string;
};

/** A company's icon; its name where the icon fails, or is late. */
export const NamedIcon = ({ src, name, width, height, nameClass }: NamedIconProps) => {
  const icon = useRef<HTMLImageElement>(null);
  const [isNamed, setNamed] = useState(false);
  useEffect(() => {
    // One that failed before scripts ran is complete, and shows the name as its alternative text.
    const timer = setTimeout(() => setNamed(!icon.current?.complete), ICON_TIMEOUT);
    return () => clearTimeout(timer);
  }, [src]);
  if (isNamed) return <span className={nameClass}>{name}</span>;
  return <img ref={icon} src={src} width={width} height={height} alt={name} onError={() => setNamed(true)} />;
};
