import type { reading as pt } from '../pt/reading.ts'
import type { Translation } from '../translation.ts'

export const reading: Translation<typeof pt> = {
  minutes: '{count, plural, one {# min read} other {# min read}}',
  read: 'Read now',
  older: 'Previous',
  newer: 'Next',
  neighbours: 'Keep reading',
  related: 'Read next',
  otherLanguage: 'This text is in {language}. It has not been translated yet.',
  passage: 'Open {passage} in the Bible',
  tools: 'Reading tools',
  settings: {
    title: 'How you like to read',
    size: 'Text size',
    smaller: 'Make the text smaller',
    larger: 'Make the text larger',
    sizeNow: 'Size {size} of {sizes}',
    ground: 'Background',
    site: 'Same as the site',
    sepia: 'Paper',
    night: 'Night',
    face: 'Typeface',
    serif: 'Serif',
    sans: 'Sans serif',
  },
  aloud: {
    play: 'Listen to the text',
    pause: 'Pause reading aloud',
    resume: 'Keep listening',
    failed: 'This device could not read it aloud.',
  },
}
