/** One file or folder of a drawn file tree. */
export interface FileTreeEntry {
  name: string;
  kind: 'file' | 'folder';
  comment?: string;
  isHighlighted?: true;
  children?: FileTreeEntry[];
}
