import type { audio as pt } from '../pt/audio.ts'
import type { Translation } from '../translation.ts'

export const audio: Translation<typeof pt> = {
  label: 'Audio player',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 15 seconds',
  forward: 'Forward 30 seconds',
  next: 'Next episode',
  seek: 'Position in the episode',
  at: '{time} of {total}',
  open: 'Open the player: {title}',
  close: 'Close the player',
  speed: 'Speed',
  volume: 'Volume',
  sleep: 'Sleep timer',
  sleepOff: 'Off',
  sleepMinutes: 'In {minutes} minutes',
  sleepEnd: 'At the end of the episode',
  failed: 'The audio did not load.',
  failedOffline: 'You’re offline. The audio will load when you’re back online.',
  retry: 'Try again',
  about: 'About this episode',
}
