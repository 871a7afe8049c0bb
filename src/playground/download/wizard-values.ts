import { fileNameOf } from './download-file';

/** What the engine’s wizard writes into the configuration of a project with this title. */
export function wizardValues(title: string): Readonly<Record<string, string>> {
  return {
    name: title,
    short_name: fileNameOf(title, '').slice(0, -1),
    description: title,
    theme: 'light',
    font: 'System',
    language: 'en',
    locale: 'en-US',
    version: '1.0.0',
  };
}
