import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true });
});

/** A project folder with files by their paths, removed when the tests of the file are over. */
export function makeProject(files: Record<string, string | Uint8Array> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'atrament-docs-'));
  made.push(root);
  addFiles(root, files);
  return root;
}

/** Writes files into a project and replaces existing ones. */
export function addFiles(root: string, files: Record<string, string | Uint8Array>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
}

/** An SVG picture of a given size. */
export function makePicture(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
}
