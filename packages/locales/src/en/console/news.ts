export const consoleNews = {
  title: 'News',
  add: 'Write a news item',
  empty: {
    title: 'Tell people what is going on',
    lead: 'A clean-up day, a baptism, a trip, a thank-you: each item appears on the home page and on the news page.',
    example: 'For example: “Clean-up on Saturday: bring gloves and good cheer.”',
  },
  columns: {
    titulo: 'Title',
    situacao: 'State',
    autor: 'Author',
    idioma: 'Language',
    dataPublicacao: 'Date on the site',
    dataAtualizacao: 'Last change',
  },
  actions: { publish: 'Publish', withdraw: 'Take off the site', remove: 'Delete' },
} as const
