/** The environment of a process, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid settings of a process. Lists every reason, so that all can be corrected at once. */
export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(['The settings are refused:', ...reasons.map((reason) => `  ${reason}`)].join('\n'));
    this.reasons = reasons;
  }
}

type Range = { min?: number; max?: number };

/** Reads settings by name and collects their faults. An empty value counts as missing. */
export const createReader = (given: Environment) => {
  const reasons: string[] = [];
  const complain = (name: string, what: string): void => {
    reasons.push(`${name}: ${what}`);
  };
  const said = (name: string): string | undefined => given[name] || undefined;
  const list = (name: string): readonly string[] =>
    (said(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);

  return {
    said,
    list,
    complain,
    /** Reasons that others found, each as `NAME: why`. */
    addReasons: (found: readonly string[]): void => void reasons.push(...found),
    text: (name: string, fallback: string): string => said(name) ?? fallback,
    isOn: (name: string): boolean => ['1', 'true'].includes(said(name) ?? ''),

    integer: (name: string, fallback: number, { min = 0, max = Number.MAX_SAFE_INTEGER }: Range = {}) => {
      const value = Number(said(name) ?? fallback);
      if (Number.isInteger(value) && value >= min && value <= max) return value;
      complain(
        name,
        `must be a whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}`,
      );
      return fallback;
    },

    /** `lt=https://lt.example,…`: an origin for each key. */
    origins: (name: string): ReadonlyMap<string, string> => {
      const origins = new Map<string, string>();
      for (const pair of list(name)) {
        const [key = '', ...rest] = pair.split('=');
        const url = rest.join('=').trim().replace(/\/$/, '');
        if (isOrigin(url)) origins.set(key.trim(), url);
        else complain(name, `"${pair}" must read <brand>=<http or https>://<host>`);
      }
      return origins;
    },

    /** @throws SettingsRefused when anything is wrong. */
    mustBeClean: (): void => {
      if (reasons.length > 0) throw new SettingsRefused(reasons);
    },
  };
};

export type SettingsReader = ReturnType<typeof createReader>;

const isOrigin = (url: string): boolean => {
  if (!/^https?:\/\/[^/]+$/.test(url) || !URL.canParse(url)) return false;
  const { username, search, hash } = new URL(url);
  return username + search + hash === '';
};
