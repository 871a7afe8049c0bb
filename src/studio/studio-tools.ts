import type { StudioTool } from './studio-tool';

/** The tools next to the editor, in the order of their tabs. */
export const studioTools: readonly StudioTool[] = [];
