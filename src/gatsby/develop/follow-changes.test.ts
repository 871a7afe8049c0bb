import { EventEmitter } from 'node:events';
import type { SourceNodesArgs } from 'gatsby';
import { followChanges, noteContentQuery } from './follow-changes';

function follow() {
  const emitter = new EventEmitter();
  const touchNode = jest.fn(() => emitter.emit('ENQUEUE_NODE_MUTATION', { type: 'touchNode' }));
  followChanges({
    emitter,
    actions: { touchNode } as unknown as SourceNodesArgs['actions'],
    getNodesByType: () => [{ id: 'site' }] as ReturnType<SourceNodesArgs['getNodesByType']>,
  });
  const save = () => emitter.emit('ENQUEUE_NODE_MUTATION', { type: 'createNode' });
  const create = (type: string) => emitter.emit('CREATE_NODE', { payload: { internal: { type } } });
  const finish = (apiName: string) => emitter.emit('API_FINISHED', { payload: { apiName } });
  return { emitter, touchNode, save, create, finish };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('fills the batch that Gatsby gathers once all that is saved together is there', () => {
  const { emitter, touchNode, save } = follow();
  save();
  jest.advanceTimersByTime(1000);
  // While Gatsby starts, it collects nothing.
  expect(touchNode).not.toHaveBeenCalled();
  emitter.emit('BOOTSTRAP_FINISHED');
  save();
  jest.advanceTimersByTime(40);
  save();
  jest.advanceTimersByTime(40);
  expect(touchNode).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10);
  expect(touchNode).toHaveBeenCalledTimes(101);
  jest.advanceTimersByTime(10_000);
  expect(touchNode).toHaveBeenCalledTimes(101);
});

it('rehearses a save after the start, so that the first one is as fast as others', () => {
  const { emitter, touchNode } = follow();
  emitter.emit('BOOTSTRAP_FINISHED');
  jest.advanceTimersByTime(15_000);
  expect(touchNode).toHaveBeenCalledTimes(101);
});

it('has pages made again of what has changed since the content was asked for', () => {
  const { touchNode, create, finish } = follow();
  create('Mdx');
  noteContentQuery();
  // Pages are nodes too.
  create('SitePage');
  finish('createPages');
  jest.advanceTimersByTime(1000);
  expect(touchNode).not.toHaveBeenCalled();

  create('Mdx');
  finish('onPreExtractQueries');
  jest.advanceTimersByTime(1000);
  expect(touchNode).not.toHaveBeenCalled();
  finish('createPages');
  jest.advanceTimersByTime(1000);
  expect(touchNode).toHaveBeenCalled();
});
