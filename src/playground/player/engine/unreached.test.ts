import { RequestAnswerer } from './answer-request';
import { UNREACHED } from './protocol';

let isOffline = true;
jest.mock('./phase', () => ({
  during: (_: string, act: () => Promise<unknown>) => act(),
  fetchPart: (load: () => Promise<unknown>) =>
    isOffline ? Promise.reject(new Error('offline')) : load(),
}));

const open = (source: string) => ({
  id: 1,
  name: 'open' as const,
  request: { program: { source, files: {} }, screen: 'game' as const, moves: [], seed: 1 },
});

test('without the compiler, a text is neither right nor wrong, and the story before it stays', async () => {
  const answerer = new RequestAnswerer();
  isOffline = false;
  await answerer.answer(open('One.\n+ [Go]\n- Two.\n-> END'));
  isOffline = true;
  await expect(answerer.answer(open('Other.\n-> END'))).rejects.toThrow(UNREACHED);
  const view = await answerer.answer({ id: 2, name: 'choose', request: { id: 0 } });
  expect(view).toMatchObject({ isPlayable: true, messages: [] });
});
