/** Banners in lists. */
export const consoleBanners = {
  title: 'Banners',
  add: 'Novo banner',
  empty: {
    title: 'Destaque o que está para acontecer',
    lead: 'Um banner ocupa o alto da página inicial, com uma foto e um link, e sai automaticamente na data que você marcar.',
    example: 'Por exemplo: “Batismo no rio”, até domingo ao meio-dia.',
  },
  columns: { titulo: 'Título', situacao: 'Situação', dataPublicacao: 'Quando aparece' },
  actions: { remove: 'Excluir' },
  states: { EXIBIDO: 'No site', AGENDADO: 'Com data marcada', ENCERRADO: 'Encerrado', INATIVO: 'Escondido' },
  period: { both: 'De {from} até {until}', from: 'Desde {from}', until: 'Até {until}' },
} as const

/** Banners in their form. */
export const consoleBannerFields = {
  new: 'Novo banner',
  sections: { words: 'O que mostra', when: 'Quando aparece' },
  titulo: { label: 'Título', help: 'Poucas palavras: é o que se lê por cima da foto.' },
  descricao: { label: 'Descrição', help: 'Uma frase abaixo do título. Pode ficar vazia.' },
  imagem: {
    label: 'Foto',
    help: 'Uma foto larga funciona melhor. Sem foto, o site desenha um fundo com a cor da igreja.',
  },
  url: {
    label: 'Para onde leva',
    help: 'O endereço que abre ao tocar: uma página do site, como /event, ou um site inteiro, como https://igreja.org.',
  },
  flagAtivo: { label: 'Mostrar no site', help: 'Desligado, o banner fica salvo aqui e o site não mostra.' },
  dataPublicacao: { label: 'Aparece a partir de', help: 'Vazio: desde já.' },
  dataFimPublicacao: { label: 'Sai do site em', help: 'Vazio: fica até você remover.' },
  idExterno: { label: 'Código em outro sistema', help: 'Só para quem traz banners de outro programa.' },
} as const
