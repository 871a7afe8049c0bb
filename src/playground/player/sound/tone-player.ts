import type { StartedSound } from './file-player';
import type { PlayingSound } from './playing-sounds';

const scale = [0, 2, 4, 7, 9, 12, 14, 16];
const lowestHertz = 196;
const noiseNames = /rain|wind|sea|river|water|storm|thunder|waves|fire|engine|crowd|gravel/i;

/** Replaces a story’s sounds, whose files this site does not have. */
export interface TonePlayer {
  /** Starts the file’s own tone or noise. */
  start: (sound: PlayingSound) => StartedSound;
  close: () => void;
}

/** Creates a player of quiet tones; the same file always sounds the same. Call it in a click handler. */
export function createTonePlayer(): TonePlayer {
  const context = new AudioContext();
  const master = context.createGain();
  master.gain.value = 0.5;
  master.connect(context.destination);
  return {
    start: ({ file, isLooped }) =>
      play(
        context,
        master,
        noiseNames.test(file) ? murmur(context) : tone(context, file),
        isLooped,
      ),
    close: () => void context.close(),
  };
}

/** A note of a pleasant scale, derived from the file’s name. */
function tone(context: AudioContext, file: string): OscillatorNode {
  const sum = Array.from(file).reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7);
  const step = scale[Math.abs(sum) % scale.length] ?? 0;
  const oscillator = context.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = lowestHertz * 2 ** (step / 12);
  return oscillator;
}

/** Brown noise, which sounds like weather. */
function murmur(context: AudioContext): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let level = 0;
  for (let place = 0; place < samples.length; place += 1) {
    level = (level + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    samples[place] = level * 3.5;
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
}

function play(
  context: AudioContext,
  master: GainNode,
  source: AudioScheduledSourceNode,
  isLooped: boolean,
): StartedSound {
  const volume = context.createGain();
  const now = context.currentTime;
  const loudness = isLooped ? 0.12 : 0.3;
  volume.gain.setValueAtTime(0.0001, now);
  volume.gain.exponentialRampToValueAtTime(loudness, now + (isLooped ? 0.8 : 0.02));
  if (!isLooped) volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.9);
  source.connect(volume).connect(master);
  source.start();
  if (!isLooped) source.stop(now + 1);
  return {
    stop: () => {
      const end = context.currentTime + 0.3;
      volume.gain.cancelScheduledValues(context.currentTime);
      volume.gain.setTargetAtTime(0.0001, context.currentTime, 0.08);
      source.stop(end);
    },
    setVolume: (level) => {
      master.gain.value = level;
    },
  };
}
