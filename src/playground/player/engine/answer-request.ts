import { isSameProgram, type StoryProgram } from '../../../ink/story/story-program';
import { emptyView } from './empty-view';
import type { GameView } from './game-view';
import type { SaveStore } from './guarded-game';
import type { RequestMessage, Requests, RequestName, TextRequest } from './protocol';
import { Session } from './session';
import { settleMessages } from './story-message';
import { StoryText } from './story-text';

/** Answers the page’s requests, with one game at a time. */
export class RequestAnswerer {
  private session: Session | null = null;
  /** The text of the last game or map, with what was compiled of it. */
  private text: StoryText | null = null;
  /** The last game that could be played: while a text is being changed, it often cannot. */
  private lastPlayed: Session | null = null;
  /** The view shown without a game: why the last program could not be opened. */
  private failedView: GameView = emptyView('game', []);

  constructor(private readonly saves: SaveStore | null = null) {}

  async answer(message: RequestMessage): Promise<Requests[RequestName]['answer']> {
    if (message.name === 'compile') {
      // What is published is compiled from the beginning.
      const text = new StoryText(message.request.program);
      const { json, messages } = await text.compile();
      return { json, messages: await settleMessages(messages, text) };
    }
    if (message.name === 'map') return (await this.keep(message.request.program)).map();
    if (message.name === 'open') {
      const text = await this.keep(message.request.program);
      const { session, view } = await Session.open(
        message.request,
        this.saves,
        this.lastPlayed,
        text,
      );
      this.session = session;
      if (session !== null && view.isPlayable) this.lastPlayed = session;
      this.failedView = view;
      return view;
    }
    return this.session === null ? this.withoutGame(message) : ask(this.session, message);
  }

  /** Makes a text the one that is worked on, with what is compiled of it if it was before: a game goes back, its map is read. */
  private async keep({ source, files }: StoryProgram): Promise<StoryText> {
    const known = [this.text, this.session?.text].find((text) =>
      isSameProgram(text?.program ?? null, { source, files }),
    );
    const text = known ?? new StoryText({ source, files }, true);
    if (text !== this.text) await this.text?.forgetTree();
    this.text = text;
    return text;
  }

  private withoutGame({ name }: RequestMessage): GameView {
    if (name === 'inspect') throw new Error('There is no story to inspect.');
    return this.failedView;
  }
}

type GameMessage = Exclude<RequestMessage, { name: TextRequest | 'open' }>;

function ask(session: Session, message: GameMessage): Promise<Requests[RequestName]['answer']> {
  switch (message.name) {
    case 'start':
      return session.start();
    case 'resume':
      return session.resume();
    case 'choose':
      return session.choose(message.request.id);
    case 'follow':
      return session.follow(message.request.to);
    case 'continue':
      return session.continue();
    case 'call':
      return session.call(message.request.functionName, message.request.isModal);
    case 'closeOverlay':
      return session.closeOverlay();
    case 'setVariable':
      return session.setVariable(message.request.name, message.request.value);
    case 'save':
      return session.save(message.request.name);
    case 'load':
      return session.load(message.request.key);
    case 'enterSession':
      return session.enterSession(message.request.id);
    case 'removeSession':
      return session.removeSession(message.request.id);
    case 'finish':
      return session.finish();
    case 'showScreen':
      return session.showScreen(message.request.screen);
    case 'goTo':
      return session.goTo(message.request.path);
    case 'inspect':
      return Promise.resolve(session.inspect());
  }
}
