/* Songs in lists and in their form. */

export const consoleSongs = {
  title: 'Songs',
  add: 'Add a song',
  empty: {
    title: 'Build the church’s songbook',
    lead: 'Each song has lyrics, chords and sheet music. Musicians change the key on their own devices.',
    example: 'For example: paste a song with its chords above the lyrics, or as ChordPro.',
  },
  columns: {
    title: 'Title',
    author: 'Author',
    tone: 'Key',
    group: 'Songbook',
    code: 'Code',
    theme: 'Theme',
    showType: 'Has',
  },
  actions: {
    publish: 'Publish',
    withdraw: 'Take off the site',
    remove: 'Delete',
  },
} as const

export const consoleSongKinds = {
  cipher: 'With chords',
  lyric: 'Lyrics only',
  score: 'Sheet music only',
} as const

export const consoleSongFields = {
  new: 'New song',
  sections: {
    words: 'Lyrics and chords',
    file: 'Sheet music',
    facts: 'Details',
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
    label: 'Lyrics and chords',
    help: 'Paste it as it is: chords above the lyrics, or ChordPro with the chords in brackets.',
  },
  musicalScore: {
    label: 'Sheet music',
    help: 'One for each voice or instrument.',
    add: 'Add sheet music',
    parts: {
      name: 'Name',
      url: 'File (PDF)',
    },
  },
  tone: {
    label: 'Key',
    help: 'The key the chords are written in.',
  },
  capo: {
    label: 'Capo',
    help: 'On which fret. 0 is without a capo.',
  },
  rhythm: {
    label: 'Rhythm',
  },
  group: {
    label: 'Songbook',
    help: 'The hymnal or songbook that it comes from.',
  },
  theme: {
    label: 'Theme',
    help: 'For example: gratitude, communion, Christmas.',
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
    down: 'Down a semitone',
    up: 'Up a semitone',
  },
} as const
