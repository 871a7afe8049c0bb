import { CommandBus } from '../src/base/browser/command-bus';
import type {
  FileCommands,
  FindCommands,
  MapCommands,
  TestCommands,
  Workspace,
} from '../src/playground/pane/workspace';

/** An engine for tools that ask it nothing. */
export const idleEngine = { ask: () => new Promise<never>(() => undefined) };

/** A workspace whose commands are mocks that do nothing, unless a test gives its own. */
export function fakeWorkspace(own: Partial<Workspace> = {}): Workspace {
  return {
    show: jest.fn(),
    goTo: jest.fn(),
    goToPlace: jest.fn(),
    point: jest.fn(),
    findAll: jest.fn(),
    insert: jest.fn(),
    edit: jest.fn(),
    focusText: jest.fn(),
    bring: jest.fn(),
    playFrom: jest.fn(),
    testFrom: jest.fn(),
    askOnMap: jest.fn(),
    showOnMap: jest.fn(),
    play: jest.fn(),
    toggleWindow: jest.fn(),
    files: new CommandBus<FileCommands>(),
    find: new CommandBus<FindCommands>(),
    tests: new CommandBus<TestCommands>(),
    map: new CommandBus<MapCommands>(),
    ...own,
  };
}
