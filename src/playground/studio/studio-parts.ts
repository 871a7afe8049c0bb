/** Smaller parts of the studio, which load together: each file of their own would be in the list that every page loads. */
export { CommandList } from './CommandList';
export { FindTool } from './FindTool';
export { HelpTool } from './HelpTool';
export { FilesTool } from '../files/FilesTool';
export { missingFileProblems } from '../files/missing-files';
export { PastedInk } from '../import/PastedInk';
export { Outline } from '../outline/Outline';
export { makeBackup } from '../projects/backup/make-backup';
export { restoreBackup, restoreProjects } from '../projects/backup/read-backup';
export { HistoryTool } from '../projects/HistoryTool';
export { ProjectsDialog } from '../projects/ProjectsDialog';
export { GameTool } from '../settings/GameTool';
export { StarterGallery } from '../starters/StarterGallery';
