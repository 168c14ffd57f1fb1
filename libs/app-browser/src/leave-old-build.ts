import { createPath, resolvePath, type DataRouter, type To } from 'react-router-dom';

type Navigate = DataRouter['navigate'];
type Options = NonNullable<Parameters<Navigate>[1]> & { formMethod?: string; formData?: FormData };

export type LeaveOldBuildOptions = {
  router: DataRouter;
  /** True while typed text would be lost. */
  isEditing: () => boolean;
  /** Reloads unless the page was loaded a moment ago; returns whether it did. */
  loadOnce: (load: () => void) => boolean;
  load?: (href: string) => void;
};

/** A form that sends data is sent by the page that shows it. */
const isSending = ({ formMethod }: Options): boolean =>
  formMethod !== undefined && formMethod.toLowerCase() !== 'get';

const searchOf = (form: FormData | undefined): string | undefined =>
  form && `?${new URLSearchParams([...form].map(([name, value]) => [name, String(value)])).toString()}`;

/**
 * Makes the next navigation of a page of an older build a full page load, which is of the new build. No page
 * is reloaded during use: back, forward and forms that send data stay as they are, and so does a page with
 * unsaved input.
 */
export const leaveOldBuild = ({
  router,
  isEditing,
  loadOnce,
  load = (href) => location.assign(href),
}: LeaveOldBuildOptions): void => {
  const stay = router.navigate.bind(router) as (to: To | number | null, options?: Options) => Promise<void>;

  const hrefOf = (to: To | null, { formData }: Options): string => {
    const base = router.basename === '/' ? '' : (router.basename ?? '');
    const here = router.state.location;
    const target = to === null ? here : resolvePath(to, here.pathname.slice(base.length) || '/');
    const search = searchOf(formData) ?? target.search;
    const pathname =
      to === null ? here.pathname : base + (target.pathname === '/' && base ? '' : target.pathname);
    return createPath({ pathname, search, hash: target.hash });
  };

  const leave = async (to: To | number | null, options: Options = {}): Promise<void> => {
    const stays = typeof to === 'number' || isSending(options) || isEditing();
    if (!stays && loadOnce(() => load(hrefOf(to as To | null, options)))) return;
    await stay(to, options);
  };
  router.navigate = leave as Navigate;
};
