import type { player as measure } from '../pt/player.ts'
import type { Translation } from '../translation.ts'

export const player: Translation<typeof measure> = {
  play: 'Watch: {title}',
  length: 'Length',
  outside: 'This video comes from {service}, and only loads when you press play.',
  resume: 'Continue from {time}',
  again: 'From the beginning',
  frame: '{title}, on {service}',
  captions: 'Captions',
  noCaptions: 'No captions',
  captionsNone: 'This video has no captions.',
  speed: 'Speed',
  quality: 'Quality',
  auto: 'Automatic',
  sound: 'Audio',
  soundNumber: 'Audio {number}',
  screen: 'Watch on TV',
  soundAlone: 'Audio only',
  slow: 'Your connection seems slow.',
  listenOnly: 'Just listen',
  keepPicture: 'Keep the video',
  trouble: {
    title: 'The video didn’t load',
    lead: 'It may be the connection, or the video may have moved. The rest of the page is still here.',
    retry: 'Try again',
    open: 'Open the file',
  },
}
