export function copySite(directory: string, overlay?: string | null): void;
export function buildCopy(
  directory: string,
  options?: { args?: readonly string[]; env?: Readonly<Record<string, string>> },
): Promise<string>;
