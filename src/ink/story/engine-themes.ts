/** The themes that come with the engine. */
export const ENGINE_THEMES = ['light', 'sepia', 'dark'] as const;

export function isEngineTheme(name: string): boolean {
  return ENGINE_THEMES.some((theme) => theme === name);
}
