import { isRecord } from '../../ink/story/story-program';

type Config = Readonly<Record<string, unknown>>;

/** The value of a key, as text; a dot leads to the key inside it. Null if it is not set, or no single value. */
export function configValue(config: Config, key: string): string | null {
  const [first = '', ...rest] = key.split('.');
  const value = Object.hasOwn(config, first) ? config[first] : undefined;
  if (rest.length > 0) return isRecord(value) ? configValue(value, rest.join('.')) : null;
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
}

/** The configuration with a key set, or without it; all other keys stay as they are. */
export function withConfigValue(config: Config, key: string, text: string | null): Config {
  const [first = '', ...rest] = key.split('.');
  const { [first]: present, ...others } = config;
  if (rest.length === 0) return text === null ? others : { ...config, [first]: plainValue(text) };
  const inner = withConfigValue(isRecord(present) ? present : {}, rest.join('.'), text);
  return Object.keys(inner).length === 0 ? others : { ...config, [first]: inner };
}

/** In JSON, `true` and `false` are no texts. */
function plainValue(text: string): string | boolean {
  return text === 'true' || text === 'false' ? text === 'true' : text.trim();
}
