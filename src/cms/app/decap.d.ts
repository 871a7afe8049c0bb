/** The parts of Decap CMS used here; its own types come from a package that is not installed. */

type DecapData = Record<string, unknown>;

interface DecapEntry {
  get(key: 'data'): { toJS(): DecapData };
  get(key: 'path' | 'slug' | 'collection'): string;
  get(key: 'newRecord'): boolean;
}

interface DecapField {
  name: string;
  label: string;
  widget: string;
  [option: string]: unknown;
}

interface DecapCms {
  init(options: { config: object }): void;
  getBackend(name: string): {
    init: (config: object, options: { useWorkflow: boolean }) => object;
  };
  registerBackend(name: string, backend: new (config: { media_folder: string }) => object): void;
  registerCustomFormat(
    name: string,
    extension: string,
    formatter: { fromFile(text: string): DecapData; toFile(data: DecapData): string },
  ): void;
  registerPreviewTemplate(name: string, component: unknown): void;
  registerPreviewStyle(file: string): void;
  registerWidget(name: string, control: unknown, preview: unknown): void;
  getLocale(name: string): object;
  registerLocale(name: string, phrases: object): void;
  registerEventListener(listener: {
    name: 'preSave' | 'postSave';
    handler(event: { entry: DecapEntry }): Promise<void> | void;
  }): void;
}

interface Window {
  CMS_MANUAL_INIT?: boolean;
  CMS: DecapCms;
  /** Creates components with the CMS’s own React, which is a different instance from ours. */
  createClass(parts: object): unknown;
  h(name: string, props: object | null): unknown;
}
