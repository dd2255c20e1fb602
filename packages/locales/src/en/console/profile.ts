export const consoleProfile = {
  lead: 'What the site says about your church: on the home page, in “About us”, in the footer and in search engines.',
  sections: {
    words: 'Who we are',
    contact: 'Contact',
    place: 'Where we are',
    clock: 'Language and time',
    visitors: 'Visitors of the site',
  },
  nome: { label: 'Name of the church', help: 'What people call it. It is at the top of every page.' },
  descricao: { label: 'In a few words', help: 'One or two sentences, below the name and when people share the site.' },
  historia: {
    label: 'Our story',
    help: 'An empty line starts a new paragraph. All of it is in “About us”, and its beginning on the home page.',
  },
  imagens: {
    label: 'Photos',
    help: 'The first one opens the site; the others appear in “About us”.',
    count: '{count, plural, =0 {No photos} one {# photo} other {# photos}}',
  },
  telefone: { label: 'Phone', help: 'One tap on the site calls it. A WhatsApp number works too.' },
  email: { label: 'Email', help: 'Receives messages from people who visit the site.' },
  redesSociais: { label: 'Social networks', help: 'In the footer of every page.' },
  endereco: { label: 'Address', help: 'Where people find the church. The site shows it and opens the map.' },
  latitude: {
    label: 'Point on the map',
    help: 'Open the place on any map and paste its link here, or the two numbers. It puts the church in the right spot for directions.',
  },
  longitude: { label: 'Longitude' },
  idioma: {
    label: 'Language of the site',
    help: 'Visitors can choose another one. Dates and amounts follow this one. With Spanish (Spain), Spanish texts read as they do there.',
  },
  fusoHorario: { label: 'Time zone', help: 'Services, events and publications use this time.' },
  facebookPixelCode: {
    label: 'Meta pixel code',
    help: 'Digits only. It measures ads, and only for visitors who agreed to it.',
  },
  urlPoliticaPrivacidade: {
    label: 'Your own privacy policy',
    help: 'Its address. Empty: the site shows the one that comes with the system.',
  },
  flagChatBot: { label: 'Chat assistant', help: 'Answers visitors’ questions, where the system has an assistant.' },
} as const
