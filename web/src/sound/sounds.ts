// Small sounds, made as they are needed: each under 400 ms and no louder than −14 dB.
export type SoundName =
  | 'card'
  | 'face-down'
  | 'shield'
  | 'tile'
  | 'goods'
  | 'coin'
  | 'whisky'
  | 'steps'
  | 'die'
  | 'turn'
  | 'refused'
  | 'undo'
  | 'scoring'
  | 'over'
  | 'curtain'

/** Plays into `out` from the moment `at`. */
type Sound = (out: AudioNode, at: number) => void

const PEAK = 0.2 // −14 dB

export const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  card: (out, at) => brush(out, at, { from: 1400, to: 500, lasts: 0.09, loud: 0.9 }),
  'face-down': (out, at) => brush(out, at, { from: 600, to: 240, lasts: 0.13, loud: 0.9 }),
  shield: (out, at) => knock(out, at, 210),
  tile: (out, at) => {
    brush(out, at, { from: 3200, to: 1800, lasts: 0.05, loud: 0.5 })
    knock(out, at + 0.02, 320)
  },
  goods: (out, at) =>
    [0, 0.04, 0.07, 0.11].forEach((wait) =>
      brush(out, at + wait, { from: 4200, to: 2600, lasts: 0.035, loud: 0.4 }),
    ),
  coin: (out, at) => {
    note(out, at, { pitch: 2350, lasts: 0.22, loud: 0.35, shape: 'sine' })
    note(out, at, { pitch: 3710, lasts: 0.14, loud: 0.2, shape: 'sine' })
  },
  whisky: (out, at) => glide(out, at, 260, 720, 0.07),
  steps: (out, at) =>
    [0, 0.13].forEach((wait) => brush(out, at + wait, { from: 420, to: 180, lasts: 0.06, loud: 0.9 })),
  die: (out, at) =>
    [0, 0.08, 0.16].forEach((wait) =>
      brush(out, at + wait, { from: 2600, to: 1500, lasts: 0.025, loud: 0.7 }),
    ),
  turn: (out, at) => melody(out, at, [587, 784], 0.14, 'triangle'),
  refused: (out, at) => note(out, at, { pitch: 131, lasts: 0.2, loud: 0.8, shape: 'triangle' }),
  undo: (out, at) => brush(out, at, { from: 400, to: 1800, lasts: 0.16, loud: 0.5 }),
  scoring: (out, at) => melody(out, at, [523, 659, 784], 0.1, 'triangle'),
  over: (out, at) =>
    [392, 494, 587].forEach((pitch) => note(out, at, { pitch, lasts: 0.39, loud: 0.3, shape: 'triangle' })),
  curtain: (out, at) => brush(out, at, { from: 500, to: 1100, lasts: 0.28, loud: 0.45 }),
}

interface Brush {
  readonly from: number
  readonly to: number
  readonly lasts: number
  readonly loud: number
}

/** Noise through a band that wanders: wool, cloth, grain, steps. */
function brush(out: AudioNode, at: number, { from, to, lasts, loud }: Brush): void {
  const context = out.context
  const source = new AudioBufferSourceNode(context, { buffer: noise(context) })
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 0.9 })
  band.frequency.setValueAtTime(from, at)
  band.frequency.exponentialRampToValueAtTime(to, at + lasts)
  source.connect(band).connect(faded(out, at, lasts, loud))
  source.start(at, 0, lasts)
}

interface Note {
  readonly pitch: number
  readonly lasts: number
  readonly loud: number
  readonly shape: OscillatorType
}

function note(out: AudioNode, at: number, { pitch, lasts, loud, shape }: Note): void {
  const source = new OscillatorNode(out.context, { type: shape, frequency: pitch })
  source.connect(faded(out, at, lasts, loud))
  source.start(at)
  source.stop(at + lasts)
}

function melody(
  out: AudioNode,
  at: number,
  pitches: readonly number[],
  step: number,
  shape: OscillatorType,
): void {
  pitches.forEach((pitch, index) =>
    note(out, at + index * step, { pitch, lasts: step * 1.3, loud: 0.5, shape }),
  )
}

/** Wood: a low tone that falls at once. */
function knock(out: AudioNode, at: number, pitch: number): void {
  glide(out, at, pitch, pitch * 0.55, 0.1)
  brush(out, at, { from: 1100, to: 700, lasts: 0.02, loud: 0.5 })
}

function glide(out: AudioNode, at: number, from: number, to: number, lasts: number): void {
  const source = new OscillatorNode(out.context, { type: 'sine' })
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, at + lasts)
  source.connect(faded(out, at, lasts, 0.9))
  source.start(at)
  source.stop(at + lasts)
}

function faded(out: AudioNode, at: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(out.context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(PEAK * loud, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  gain.connect(out)
  return gain
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

function noise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const length = Math.ceil(context.sampleRate * 0.4)
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < length; index++) samples[index] = Math.random() * 2 - 1
  noises.set(context, buffer)
  return buffer
}
