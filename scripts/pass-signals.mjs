// Ends with this process what it has started.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Lets a child process end before this one, when this one is asked to; returns what undoes that. */
export function passSignals(child) {
  const end = () => child.kill('SIGTERM');
  for (const signal of SIGNALS) process.on(signal, end);
  return () => SIGNALS.forEach((signal) => process.off(signal, end));
}
