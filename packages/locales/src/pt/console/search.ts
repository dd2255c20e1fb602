/** The search of the office, and its keys. */
export const consoleSearch = {
  title: 'Buscar e ir para',
  label: 'O que você procura?',
  places: 'Páginas',
  actions: 'Ações',
  records: 'Registros',
  nothing: 'Nada encontrado para “{term}”.',
  searching: 'Buscando…',
  failed: 'A busca não respondeu. Tente de novo.',
  count: '{count, plural, =0 {Nenhum resultado} one {# resultado} other {# resultados}}',
  add: {
    news: 'Escrever uma notícia',
    services: 'Novo culto',
    banners: 'Novo banner',
    pastors: 'Novo pastor ou líder',
    menu: 'Novo item do menu',
    congregations: 'Nova congregação',
  },
} as const

export const consoleKeys = {
  title: 'Atalhos do teclado',
  anywhere: 'Em qualquer página',
  search: 'Buscar e ir para',
  help: 'Mostrar os atalhos',
  list: 'Em uma lista',
  next: 'Próxima linha',
  previous: 'Linha anterior',
  mark: 'Marcar a linha',
  open: 'Abrir',
  find: 'Buscar na lista',
  add: 'Adicionar',
  editing: 'Ao escrever',
  save: 'Salvar agora',
} as const
