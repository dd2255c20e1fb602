export const consoleBanners = {
  title: 'Banners',
  add: 'New banner',
  empty: {
    title: 'Feature what is coming up',
    lead: 'A banner appears at the top of the home page, with a photo and a link, and comes down automatically on the date you set.',
    example: 'For example: “Baptism at the river”, until Sunday noon.',
  },
  columns: { titulo: 'Title', situacao: 'State', dataPublicacao: 'When it appears' },
  actions: { remove: 'Delete' },
  states: { EXIBIDO: 'On the site', AGENDADO: 'Scheduled', ENCERRADO: 'Over', INATIVO: 'Hidden' },
  period: { both: 'From {from} until {until}', from: 'Since {from}', until: 'Until {until}' },
} as const

export const consoleBannerFields = {
  new: 'New banner',
  sections: { words: 'What it shows', when: 'When it is shown' },
  titulo: { label: 'Title', help: 'A few words: they are read on top of the photo.' },
  descricao: { label: 'Description', help: 'One sentence below the title. It may stay empty.' },
  imagem: {
    label: 'Photo',
    help: 'A wide photo works best. Without one, the site draws a background in the church’s color.',
  },
  url: {
    label: 'Where it leads',
    help: 'The address that opens with a tap: a page of the site, such as /event, or a whole one, such as https://church.org.',
  },
  flagAtivo: {
    label: 'Show on the site',
    help: 'When off, the banner is kept here and the site does not show it.',
  },
  dataPublicacao: { label: 'Shown from', help: 'Empty: from now on.' },
  dataFimPublicacao: { label: 'Leaves the site on', help: 'Empty: it stays until you remove it.' },
  idExterno: { label: 'Code in another system', help: 'Only for those who bring banners from another program.' },
} as const
