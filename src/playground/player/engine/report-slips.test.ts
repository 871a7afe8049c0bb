import { settleMessages } from './story-message';
import { StoryText } from './story-text';

const messagesOf = async (source: string) => {
  const text = new StoryText({ source, files: {} });
  const { messages } = await text.compile();
  return settleMessages(messages, text);
};

test('complaints that come from a slip are told once, in its words, with the line mended', async () => {
  expect(await messagesOf('VAR has_key = no\n-> END')).toEqual([
    {
      severity: 'error',
      text: 'Ink does not know the value “no”.',
      hint: 'Yes and no are true and false: write “false”.',
      file: null,
      line: 1,
      isEngineFailure: false,
      mend: { was: 'VAR has_key = no', is: 'VAR has_key = false' },
      why: 'ink-basics/variables#variables',
    },
  ]);
});

test('what ink accepts is a note, and can be dismissed where it may be meant', async () => {
  expect(await messagesOf('• Milk\n**Very** good.\n-> END')).toEqual([
    expect.objectContaining({ severity: 'note', line: 1, quiet: 'bullet' }),
    expect.objectContaining({
      severity: 'note',
      line: 2,
      mend: { was: '**Very** good.', is: '[b]Very[/b] good.' },
    }),
  ]);
});

test('another complaint about the line of a slip stays', async () => {
  const messages = await messagesOf('It is **{gold}**.\n-> END');
  expect(messages.map(({ severity }) => severity)).toEqual(['error', 'note']);
});
