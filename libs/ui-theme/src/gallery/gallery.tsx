import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { visuallyHidden } from '../hidden/visually-hidden.css.ts';
import { Icon } from '../icon/icon.tsx';
import { iconButton } from '../button/icon-button.css.ts';
import { BarePicture } from '../picture/bare-picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import {
  badge as badgeClass,
  gallery,
  stage,
  thumb,
  thumbPicture,
  thumbs,
  view,
  viewPicture,
  zoom,
} from './gallery.css.ts';

export type GalleryView = {
  /** "K7 headphones, seen from the front". */
  label: string;
  picture: PictureSource;
  thumb: PictureSource;
  /** The largest picture of this view, for those who look closely. */
  zoomHref?: string | undefined;
};

export type GalleryProps = {
  name: string;
  views: readonly GalleryView[];
  zoomLabel: string;
  badge?: ReactNode;
  onZoom?: ((index: number) => void) | undefined;
};

/** A product from its sides. Give it a key of the product, so that another product begins with its first view. */
export const Gallery = ({ name, views, zoomLabel, badge, onZoom }: GalleryProps) => (
  <div className={gallery}>
    {views.length > 1 && (
      <div className={thumbs}>
        {views.map(({ label, thumb: picture }, index) => (
          <label key={picture.src} className={thumb}>
            <input
              type="radio"
              name={name}
              value={index}
              defaultChecked={index === 0}
              aria-label={label}
              className={visuallyHidden}
            />
            <BarePicture {...picture} alt="" className={thumbPicture} />
          </label>
        ))}
      </div>
    )}
    <div className={stage}>
      {views.map(({ label, picture, zoomHref }, index) => (
        <div key={picture.src} className={view}>
          <BarePicture {...picture} alt={label} isFirst={index === 0} className={viewPicture} />
          <span className={zoom}>
            {onZoom ? (
              <IconButton look="raised" icon="zoom" label={zoomLabel} onClick={() => onZoom(index)} />
            ) : (
              zoomHref && (
                <a href={zoomHref} aria-label={zoomLabel} className={iconButton({ look: 'raised' })}>
                  <Icon name="zoom" />
                </a>
              )
            )}
          </span>
        </div>
      ))}
      {badge && <span className={badgeClass}>{badge}</span>}
    </div>
  </div>
);
