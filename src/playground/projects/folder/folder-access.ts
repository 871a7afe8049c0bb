/** The parts of the File System Access API that only some browsers have, so that TypeScript does not know them. */
interface Permitted {
  queryPermission?: (wanted: { mode: 'readwrite' }) => Promise<PermissionState>;
  requestPermission?: (wanted: { mode: 'readwrite' }) => Promise<PermissionState>;
}

interface PickerWindow {
  showDirectoryPicker?: (options: {
    id: string;
    mode: 'readwrite';
  }) => Promise<FileSystemDirectoryHandle>;
}

interface ObserverWindow {
  FileSystemObserver?: new (onChange: () => void) => {
    observe: (handle: FileSystemDirectoryHandle, options: { recursive: boolean }) => Promise<void>;
    disconnect: () => void;
  };
}

const WANTED = { mode: 'readwrite' } as const;

/** Whether the browser lets pages write into a folder. */
export function canUseFolders(): boolean {
  return typeof window !== 'undefined' && 'showDirectoryPicker' in window;
}

/** Lets the writer pick a folder; null if they changed their mind. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    const { showDirectoryPicker } = window as PickerWindow;
    return (await showDirectoryPicker?.call(window, { id: 'stories', ...WANTED })) ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

/** Whether this page may write into a folder now, without asking. */
export async function isAllowed(handle: FileSystemDirectoryHandle): Promise<boolean> {
  const state = await (handle as Permitted).queryPermission?.(WANTED);
  return state === undefined || state === 'granted';
}

/** Asks the writer to allow it; only during a click. */
export async function askToAllow(handle: FileSystemDirectoryHandle): Promise<boolean> {
  const state = await (handle as Permitted).requestPermission?.(WANTED);
  return state === undefined || state === 'granted';
}

/** Calls `onChange` when something in a folder changes, where browsers tell; returns a function that stops it. */
export function observeFolder(handle: FileSystemDirectoryHandle, onChange: () => void): () => void {
  const { FileSystemObserver } = window as ObserverWindow;
  if (FileSystemObserver === undefined) return () => undefined;
  const observer = new FileSystemObserver(onChange);
  // Without it, the folder is read when the window gets the focus.
  observer.observe(handle, { recursive: true }).catch(() => undefined);
  return () => observer.disconnect();
}
