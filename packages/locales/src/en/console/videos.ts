/** Videos in lists. */
export const consoleVideos = {
  title: 'Videos',
  add: 'Add a video',
  empty: {
    title: 'Gather the church’s videos',
    lead: 'Each video has its own page on the site, in order of date and in series.',
    example:
      'For example: paste the address of a service on YouTube. To bring all of them at once, connect the channel in “Channel”.',
  },
  columns: {
    titulo: 'Title',
    serie: 'Series',
    situacao: 'State',
    dataPublicacao: 'Date on the site',
    pregador: 'Speaker',
    referencia: 'Bible passage',
    duracaoSegundos: 'Length',
    idioma: 'Language',
  },
  actions: { publish: 'Publish', withdraw: 'Take off the site', remove: 'Delete' },
} as const

export const consoleVideoFields = {
  new: 'New video',
  sections: {
    film: 'Video',
    words: 'Text',
    facts: 'Details',
    picture: 'Picture',
    chapters: 'Chapters and captions',
    when: 'Publication',
  },
  endereco: {
    label: 'Video address',
    help: 'Paste its address on YouTube or Vimeo, or choose a video from the library.',
    film: 'The video as the site shows it',
    unknown: 'This is not the address of a video. On YouTube: open the video, choose “Share” and copy the link.',
    fill: 'Fill in from {service}',
    filling: 'Checking {service}…',
    filled: 'We filled in what was missing. Check it, and change what you like.',
    nothingNew: 'The service has nothing to add.',
    notTold: 'The service has no information about this video. It may be private or no longer there.',
  },
  titulo: { label: 'Title' },
  descricao: { label: 'Description', help: 'Times such as 12:30 become links to that moment of the video.' },
  serie: {
    label: 'Series',
    help: 'Choose an existing series or write a new name. Videos in a series appear together.',
  },
  pregador: { label: 'Speaker' },
  referencia: { label: 'Bible passage', help: 'As the church writes it: John 15:4-8.' },
  duracaoSegundos: { label: 'Length', help: 'Such as 32:10 or 1:02:05.', wrong: 'Write it as 32:10 or 1:02:05.' },
  idioma: { label: 'Spoken language', church: 'The language of the church' },
  imagem: { label: 'Picture', help: 'Wide, 16 by 9. Without one, the site draws a cover.' },
  capitulos: {
    label: 'Chapters',
    help: 'Parts of the video, each from its time on.',
    add: 'Add a chapter',
    wrong: 'Write it as 12:30 or 1:02:05.',
    parts: { inicioSegundos: 'Begins at', titulo: 'Title of the chapter' },
  },
  legendas: {
    label: 'Captions',
    help: 'Only for videos stored here. YouTube and Vimeo show their own.',
    add: 'Add captions',
    parts: { idioma: 'Language', url: 'File (WebVTT)' },
  },
  dataPublicacao: {
    label: 'Date',
    help: 'In the future: shown only from then on. Without a date: when it is published.',
  },
  idExterno: {
    label: 'Code in another system',
    help: 'Videos from the channel are recognized by it. There is no need to change it.',
  },
} as const

/** A channel whose films are read in. */
export const consoleVideoChannel = {
  lead: 'The site reads the church’s channel now and then every night, and brings in new videos. What you change or delete stays as you left it.',
  sections: { source: 'Channel', films: 'What to do with the videos' },
  endereco: {
    label: 'Channel address',
    help: 'A YouTube channel or playlist, or a Vimeo channel, group or user. On YouTube: open the channel and copy its address, such as youtube.com/@yourchurch. If that does not work, on the page of the channel choose “more”, “Share channel” and “Copy channel ID”.',
  },
  flagAtivo: { label: 'Read every night', help: 'When off, nothing new arrives. What is here stays.' },
  serie: { label: 'Series', help: 'New videos join it. Empty: none.' },
  flagPublicar: {
    label: 'Show on the site as soon as it arrives',
    help: 'When off, each video waits as a draft until someone publishes it.',
  },
  reading: {
    title: 'Reading of the channel',
    last: 'Last successful reading',
    came: 'What arrived',
    films:
      '{found, plural, one {# video in the channel} other {# videos in the channel}}, {added, plural, =0 {none new} one {# new} other {# new}}',
    tried: 'Last attempt',
    next: 'Next reading',
    never: 'Not yet',
    now: 'Read now',
    busy: 'Reading the channel…',
    failures: {
      NAO_ENCONTRADO: 'There is no channel at this address. Check that all of it was copied.',
      SEM_LISTA:
        'The page of the channel does not say where its list of videos is. Copy the channel ID (it begins with UC) and paste it here in place of the address.',
      RECUSADO: 'The service does not let us read it. The channel or playlist may be private.',
      FORA_DO_AR: 'The service did not answer. This usually passes; we’ll try again.',
      ILEGIVEL: 'What arrived is not a list of videos. We’ll try again; if it happens again, check the address.',
      SEM_VIDEOS: 'The channel has no public videos.',
    },
  },
} as const
