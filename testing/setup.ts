// jsdom does not measure anything, so nothing ever changes its size there.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver = NoResizeObserver;

// Nor does it copy.
if (!('structuredClone' in globalThis)) {
  Object.assign(globalThis, {
    structuredClone: (value: unknown): unknown => JSON.parse(JSON.stringify(value)),
  });
}

// Nor does it open dialogs as modal ones. Browsers send `close` a moment later.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
