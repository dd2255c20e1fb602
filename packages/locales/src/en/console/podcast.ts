/** Episodes of the podcast in lists. */
export const consolePodcast = {
  title: 'Podcast',
  add: 'New episode',
  empty: {
    title: 'Bring the sermons to those who could not come',
    lead: 'Each episode plays on the site and reaches the podcast apps.',
    example:
      'For example: the recording of Sunday’s service. If you publish elsewhere already, connect the feed in “Show”.',
  },
  columns: {
    titulo: 'Title',
    posicao: 'No.',
    situacao: 'State',
    dataPublicacao: 'Date on the site',
    duracaoSegundos: 'Length',
    origem: 'From',
  },
  origins: { IGREJA: 'The church', FEED: 'The feed' },
  actions: { publish: 'Publish', withdraw: 'Take off the site', remove: 'Delete' },
} as const

export const consolePodcastFields = {
  new: 'New episode',
  readOnly:
    'This episode comes from the feed. Change it where it is published: the change arrives with the next reading.',
  sections: { words: 'Text', file: 'Audio', picture: 'Picture', when: 'Publication' },
  titulo: { label: 'Title', help: 'Without a number or the name of the podcast: apps show both already.' },
  descricao: { label: 'Description', help: 'What it is about, who speaks, and the links that are mentioned.' },
  imagem: { label: 'Picture of the episode', help: 'Square. Without one, apps show the cover of the podcast.' },
  audio: {
    label: 'Audio',
    help: 'Upload the recording (MP3 or M4A) or choose one from the library. An address on another site works too.',
    listen: 'Listen',
    failed: 'This audio cannot be played here. Check the file; if it is right, write its length below.',
  },
  audioTipo: { label: 'Type of the audio' },
  audioBytes: {
    label: 'Size in bytes',
    help: 'Only for audio on another site: directories ask for it. We already know it for files in the library.',
  },
  duracaoSegundos: {
    label: 'Length',
    help: 'Minutes and seconds, such as 32:10. It is read from the audio where possible.',
    wrong: 'Write it as 32:10 or 1:02:05.',
  },
  dataPublicacao: { label: 'Date', help: 'In the future: shown from then on. Episodes are numbered by their dates.' },
  idExterno: { label: 'Code in another system', help: 'Only if you bring episodes from another program.' },
} as const

/** The show: its own or that of a feed. */
export const consolePodcastShow = {
  lead: 'What the site and the apps say about the podcast.',
  sections: {
    source: 'Where it comes from',
    words: 'About the podcast',
    facts: 'For the directories',
    links: 'Where to listen',
  },
  feedUrl: {
    label: 'The episodes',
    own: { label: 'We publish them here', help: 'You upload each recording, and the site makes the feed.' },
    other: {
      label: 'We publish them elsewhere already',
      help: 'The site reads the feed and shows the episodes. Nothing is uploaded again.',
    },
    address: 'Address of the feed (RSS)',
    addressHelp:
      'It begins with https:// and is in the settings of the service. The title, cover and texts come from there.',
    toFeed:
      '{count, plural, one {There is # episode here, published or a draft} other {There are # episodes here, published or drafts}}. Nothing is deleted automatically: delete them in “Podcast” first; they stay in the trash for 30 days.',
    toOwn:
      'When you save, {count, plural, =0 {the episodes of the feed leave} one {the episode of the feed leaves} other {the # episodes of the feed leave}} the site. They stay at the other service.',
    conflict: 'There are episodes of the church, maybe drafts. Delete them in “Podcast” first and save again.',
    none: 'Published here',
  },
  titulo: { label: 'Name of the podcast' },
  descricao: { label: 'Description', help: 'Two or three sentences: who it is for and what people hear.' },
  imagem: { label: 'Cover', help: 'Square, 1400 to 3000 pixels. Without one, the church’s symbol is used.' },
  autor: { label: 'Author', help: 'Usually the name of the church.' },
  categoria: { label: 'Category' },
  subcategoria: { label: 'Subcategory', none: 'None' },
  idioma: { label: 'Language of the episodes' },
  flagExplicito: { label: 'Explicit content', help: 'Directories warn listeners and hide it from children.' },
  email: {
    label: 'Owner’s email',
    help: 'It is in the feed for everyone to see: directories write to it to confirm that the podcast is yours.',
  },
  apple: { label: 'Address on Apple Podcasts', help: 'Once it is accepted there. It becomes a button on the site.' },
  spotify: { label: 'Address on Spotify', help: 'Once it is accepted there. It becomes a button on the site.' },
  codigo: { label: 'Code of the podcast' },
  reading: {
    title: 'Reading the feed',
    last: 'Last read',
    tried: 'Last attempt',
    next: 'Next reading',
    never: 'Not yet',
    now: 'Read now',
    busy: 'Reading the feed…',
    failures: {
      ENDERECO: 'The address does not lead to a public site. Check that you copied all of it.',
      NAO_ENCONTRADO:
        'There is nothing at this address. The feed may have moved: copy its address from the service again.',
      RECUSADO:
        'The service does not let us read it. The feed is private or asks for a password: use the public address.',
      SERVIDOR: 'The service answered with an error. This usually passes; we’ll try again.',
      SEM_RESPOSTA: 'The service did not answer in time. We’ll try again.',
      NAO_E_FEED: 'This address is not a podcast feed. Look for “RSS” in the settings of the service.',
      SEM_EPISODIOS: 'The feed has no episode with audio. The site keeps what it had.',
      GRANDE: 'The feed is too large to read. Ask the service for a feed with fewer episodes.',
    },
  },
  ending: {
    title: 'End the podcast',
    lead: 'The podcast page will be empty and the feed will no longer be read. Episodes in the trash stay there.',
    act: 'End the podcast',
    question: 'End the podcast?',
    own: 'There are episodes of the church. Delete them in “Podcast” first.',
    done: 'The podcast has ended.',
  },
} as const

/** Requirements of the directories, and how to hand the show in. */
export const consolePodcastDirectories = {
  lead: 'What Apple Podcasts, Spotify and others require to accept the podcast, checked on what is published now.',
  noShow: {
    title: 'The show comes first',
    lead: 'Say what the podcast is called and where its episodes come from.',
    act: 'Set up the show',
  },
  ready: 'Ready for the directories.',
  open: '{count, plural, one {# thing is} other {# things are}} missing for the directories.',
  feed: 'Address of the feed',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Select the address and copy it.',
  states: { OK: 'Done', FALTA: 'Missing', MELHORAR: 'Could be better', FORA: 'At the other service' },
  about: 'Episodes: {titles}',
  checks: {
    TITULO: { label: 'Name of the podcast', OK: 'The podcast has a name.', VAZIO: 'Write its name in “Show”.' },
    DESCRICAO: {
      label: 'Description',
      OK: 'There is a description.',
      VAZIA: 'Write in “Show” what the podcast is about.',
    },
    CAPA: {
      label: 'Square cover of 1400 to 3000 pixels',
      OK: 'The cover is square and large enough. We deliver it as JPEG.',
      PADRAO: 'The church’s symbol is used, which is fine. A cover of your own stands out more.',
      NAO_QUADRADA: 'The cover is not square. Crop it in “Photos and files” or choose another one.',
      PEQUENA: 'The cover is too small. Upload one of at least 1400 × 1400 pixels.',
      CONFIRA: 'The cover is on another site: check there that it is square and has 1400 to 3000 pixels.',
      FORMATO: 'The cover is on another site and seems to be neither JPEG nor PNG. Check there.',
      ENDERECO: 'The address of the cover does not begin with https://. Choose a picture from the library.',
    },
    AUTOR: { label: 'Author', OK: 'The author is filled in.', VAZIO: 'Name the author in “Show”: usually the church.' },
    EMAIL: {
      label: 'Owner’s email',
      OK: 'Directories know where to write.',
      VAZIO: 'Enter an email address in “Show”: directories send a code to it.',
      SERVICO: 'The email address is at the service that publishes the feed. Check there.',
    },
    CATEGORIA: {
      label: 'Category',
      OK: 'The category is one that they know.',
      DESCONHECIDA: 'Choose a category in “Show”. If the podcast comes from a feed, change it at the service.',
      SUBCATEGORIA: 'With a subcategory, the podcast appears in more lists.',
    },
    IDIOMA: {
      label: 'Language',
      OK: 'The language is filled in.',
      DESCONHECIDO: 'We don’t recognize the language. Choose it in “Show”.',
    },
    EPISODIOS: {
      label: 'At least one episode',
      OK: 'There are published episodes.',
      NENHUM: 'Publish the first episode.',
      AGENDADOS: 'The episodes are scheduled: wait until the first one is on the site.',
    },
    AUDIO: {
      label: 'Audio with type and size',
      OK: 'Each episode says the type and size of its audio.',
      TIPO: 'The audio is not MP3, M4A or MP4. Convert it and replace the file.',
      TAMANHO: 'The size of the audio is missing. Open the episode and write it, or upload the file to the library.',
    },
    HTTPS: {
      label: 'Secure addresses (https)',
      OK: 'The feed and the audio files are secure.',
      FEED: 'The address of the feed does not begin with https://. Talk to the person who manages the domain, or use the service’s https address.',
      AUDIO: 'Some audio has an http:// address. Use https:// or upload the file to the library.',
    },
    ABERTO: {
      label: 'Open feed, no password',
      OK: 'Any app can read the feed.',
      FECHADO: 'The church’s site is closed. Open it first.',
      SEM_LEITURA: 'The last reading of the feed failed. See why in “Show”.',
      LENDO: 'The feed has not been read yet. Come back in a moment.',
    },
  },
  handIn: {
    title: 'How to submit the podcast',
    lead: 'Do this once for each directory. After that, new episodes appear automatically.',
    apple:
      'Sign in with the church’s Apple account, choose “New Show”, then “Add a show with an RSS feed”, and paste the address of the feed.',
    spotify:
      'Sign in with the church’s account, choose “Add an existing podcast”, paste the address of the feed and type the code that arrives at the owner’s email.',
    others: 'Amazon Music, Deezer, Pocket Casts and others ask for the same address.',
    after:
      'Once they accept it, copy the address of the podcast there and put it in “Show”: it becomes a button on the site.',
    openApple: 'Open Apple Podcasts Connect',
    openSpotify: 'Open Spotify for Creators',
  },
} as const
