/** The news in lists. */
export const consoleNews = {
  title: 'Notícias',
  add: 'Escrever notícia',
  empty: {
    title: 'Conte o que acontece na igreja',
    lead: 'Mutirão, batismo, viagem, agradecimento: cada notícia aparece na página inicial e na página de notícias.',
    example: 'Por exemplo: “Mutirão no sábado: tragam luvas e disposição.”',
  },
  columns: {
    titulo: 'Título',
    situacao: 'Situação',
    autor: 'Autor',
    idioma: 'Idioma',
    dataPublicacao: 'Data no site',
    dataAtualizacao: 'Última mudança',
  },
  actions: { publish: 'Publicar', withdraw: 'Tirar do ar', remove: 'Excluir' },
} as const
