const controls = 'a, button, input, select, textarea, summary, label, video, [data-control]';

/** Whether the event target is a control, or inside one. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(controls) !== null;
}

/** Whether keys pressed here enter text. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}
