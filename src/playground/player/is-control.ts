const controls = 'a, button, input, select, textarea, summary, label, video, [data-control]';

/** Whether what was pressed does something of its own. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(controls) !== null;
}

/** Whether keys pressed here are letters of a text. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}
