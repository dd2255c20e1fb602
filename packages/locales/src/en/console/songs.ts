/* Songs in lists and in their form. */

export const consoleSongs = {
  title: 'Songs',
  add: 'Add a song',
  empty: {
    title: 'Build the church’s songbook',
    lead: 'Each song has words, chords and scores. Musicians change the key on their own devices.',
    example: 'For example: paste a song with its chords above the words, or as ChordPro.',
  },
  columns: {
    title: 'Title',
    author: 'Author',
    tone: 'Key',
    group: 'Collection',
    code: 'Code',
    theme: 'Theme',
    showType: 'Shows',
  },
  actions: {
    publish: 'Publish',
    withdraw: 'Take off the site',
    remove: 'Delete',
  },
} as const

export const consoleSongKinds = {
  cipher: 'With chords',
  lyric: 'Words alone',
  score: 'Score alone',
} as const

export const consoleSongFields = {
  new: 'New song',
  sections: {
    words: 'Words and chords',
    file: 'Scores',
    facts: 'Facts',
  },
  title: {
    label: 'Title',
  },
  subtitle: {
    label: 'Subtitle',
  },
  author: {
    label: 'Author',
  },
  cifra: {
    label: 'Words and chords',
    help: 'Paste them as they are: chords above the words, or ChordPro with chords in brackets.',
  },
  musicalScore: {
    label: 'Scores',
    help: 'One for each voice or instrument.',
    add: 'Add a score',
    parts: {
      name: 'Name',
      url: 'File (PDF)',
    },
  },
  tone: {
    label: 'Key',
    help: 'The key that the chords are written in.',
  },
  capo: {
    label: 'Capo',
    help: 'On which fret. 0 is without a capo.',
  },
  rhythm: {
    label: 'Rhythm',
  },
  group: {
    label: 'Collection',
    help: 'The hymnal or collection that it comes from.',
  },
  theme: {
    label: 'Theme',
    help: 'For example: thanks, communion, Christmas.',
  },
  code: {
    label: 'Code',
    help: 'The number or short name that the church uses.',
  },
  idExterno: {
    label: 'Code in another system',
    help: 'Only for those who bring songs from another program.',
  },
  text: {
    view: 'As the site shows it',
    down: 'Half a step down',
    up: 'Half a step up',
  },
} as const
