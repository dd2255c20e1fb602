/** Heard and felt without looking at the phone: high for yes, twice low for no, once in the middle for a question. */
const tones = {
  yes: { hertz: [880, 1320], vibration: [80] },
  no: { hertz: [220, 180], vibration: [200, 100, 200] },
  question: { hertz: [520], vibration: [120, 60, 60] },
} as const
export type Tone = keyof typeof tones

const toneSeconds = 0.14
let audio: AudioContext | undefined

/** Unlocks the sound; call it in a touch handler, since browsers play nothing before. */
export function prepareSound(): void {
  audio ??= new AudioContext()
  void audio.resume()
}

export function giveSignal(tone: Tone): void {
  const { hertz, vibration } = tones[tone]
  navigator.vibrate?.([...vibration])
  if (audio?.state !== 'running') return
  for (const [i, frequency] of hertz.entries()) {
    const [oscillator, gain] = [audio.createOscillator(), audio.createGain()]
    const start = audio.currentTime + i * toneSeconds
    oscillator.frequency.value = frequency
    gain.gain.setValueAtTime(0.25, start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + toneSeconds)
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start(start)
    oscillator.stop(start + toneSeconds)
  }
}
