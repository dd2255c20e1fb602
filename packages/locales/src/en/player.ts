import type { player as measure } from '../pt/player.ts'
import type { Translation } from '../translation.ts'

export const player: Translation<typeof measure> = {
  play: 'Watch: {title}',
  length: 'Length',
  outside: 'It comes from {service}, and only once you press play.',
  resume: 'Continue from {time}',
  again: 'From the beginning',
  frame: '{title}, on {service}',
  captions: 'Captions',
  noCaptions: 'No captions',
  speed: 'Speed',
  quality: 'Quality',
  auto: 'Automatic',
  trouble: {
    title: 'The video didn’t load',
    lead: 'It may be the connection, or the video may have moved. The rest of the page is still here.',
    retry: 'Try again',
    open: 'Open the file',
  },
}
