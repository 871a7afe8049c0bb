/** The forms of the editor, which load together: each file of their own would be in the list that every page loads. */
export { FindInFiles } from './find/FindInFiles';
export { InkSigns } from './InkSigns';
export { RenameForm } from './RenameForm';
export { SplitForm } from './SplitForm';
