/** @jest-environment jsdom */
jest.mock('./answer-in-turn', () => ({
  answerInTurn: () => {
    throw new Error('Cannot begin.');
  },
}));

test('a worker that cannot begin fails, instead of leaving its page to wait', async () => {
  jest.spyOn(window, 'postMessage').mockReturnValue();
  const failed = new Promise((resolve) => {
    addEventListener('error', (event) => {
      event.preventDefault();
      resolve(event.message);
    });
  });
  await import('./ink.worker');
  await expect(failed).resolves.toContain('Cannot begin.');
});
