/** What is wrong, from a message of the YAML parser; its place, told apart from it, is left out. */
export function yamlReason(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '').replace(/[.:]$/, '');
}
