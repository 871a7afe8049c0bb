/** The path of a Chromium: from CHROMIUM_PATH, an installed one, or one that apt-get can install. */
export function findChromium(): string;
