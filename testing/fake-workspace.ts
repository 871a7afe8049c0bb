import { CommandBus } from '../src/base/browser/command-bus';
import type { EditorCommands } from '../src/playground/editor/ink-editor-content';
import type { FileCommands, FindCommands, Workspace } from '../src/playground/pane/workspace';

/** A workspace whose commands are mocks that do nothing, unless a test gives its own. */
export function fakeWorkspace(own: Partial<Workspace> = {}): Workspace {
  return {
    show: jest.fn(),
    goTo: jest.fn(),
    goToPlace: jest.fn(),
    findAll: jest.fn(),
    insert: jest.fn(),
    edit: jest.fn(),
    record: jest.fn(),
    step: jest.fn(),
    bring: jest.fn(),
    playFrom: jest.fn(),
    play: jest.fn(),
    files: new CommandBus<FileCommands>(),
    find: new CommandBus<FindCommands>(),
    text: new CommandBus<EditorCommands>(),
    ...own,
  };
}
