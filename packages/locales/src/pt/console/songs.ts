/* Songs in lists and in their form. */

export const consoleSongs = {
  title: 'Louvores',
  add: 'Novo louvor',
  empty: {
    title: 'Monte o cancioneiro da igreja',
    lead: 'Cada louvor tem letra, cifra e partituras. Quem toca muda o tom no próprio aparelho.',
    example: 'Por exemplo: cole uma cifra com os acordes por cima, ou em ChordPro.',
  },
  columns: {
    title: 'Título',
    author: 'Autor',
    tone: 'Tom',
    group: 'Coletânea',
    code: 'Código',
    theme: 'Tema',
    showType: 'Tem',
  },
  actions: {
    publish: 'Publicar',
    withdraw: 'Tirar do ar',
    remove: 'Excluir',
  },
} as const

export const consoleSongKinds = {
  cipher: 'Com cifra',
  lyric: 'Só letra',
  score: 'Só partitura',
} as const

export const consoleSongFields = {
  new: 'Novo louvor',
  sections: {
    words: 'Letra e cifra',
    file: 'Partituras',
    facts: 'Detalhes',
  },
  title: {
    label: 'Título',
  },
  subtitle: {
    label: 'Subtítulo',
  },
  author: {
    label: 'Autor',
  },
  cifra: {
    label: 'Cifra',
    help: 'Cole como ela está: acordes por cima da letra, ou ChordPro com os acordes entre colchetes.',
  },
  musicalScore: {
    label: 'Partituras',
    help: 'Uma para cada voz ou instrumento.',
    add: 'Adicionar partitura',
    parts: {
      name: 'Nome',
      url: 'Arquivo (PDF)',
    },
  },
  tone: {
    label: 'Tom',
    help: 'O tom em que a cifra está escrita.',
  },
  capo: {
    label: 'Capotraste',
    help: 'Em que casa. 0 é sem capotraste.',
  },
  rhythm: {
    label: 'Ritmo',
  },
  group: {
    label: 'Coletânea',
    help: 'O hinário ou a coletânea de onde vem.',
  },
  theme: {
    label: 'Tema',
    help: 'Por exemplo: gratidão, ceia, natal.',
  },
  code: {
    label: 'Código',
    help: 'O número ou nome curto que a igreja usa.',
  },
  idExterno: {
    label: 'Código em outro sistema',
    help: 'Só para quem traz louvores de outro programa.',
  },
  text: {
    view: 'Como fica no site',
    down: 'Meio tom abaixo',
    up: 'Meio tom acima',
  },
} as const
