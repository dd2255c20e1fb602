/** The news in their form. */
export const consoleNewsFields = {
  new: 'Nova notícia',
  sections: { words: 'Texto', picture: 'Imagem', when: 'Quando aparece' },
  titulo: { label: 'Título', help: 'Curto e claro: é o que se lê primeiro na lista do site.' },
  resumo: { label: 'Resumo', help: 'Uma ou duas frases. Aparece abaixo do título e ao compartilhar.' },
  corpo: { label: 'Texto', help: 'A notícia inteira. Pode ficar vazio se o resumo já diz tudo.' },
  idioma: { label: 'Idioma original', help: 'O idioma em que a notícia foi escrita.' },
  traducoes: { label: 'Traduções', help: 'Quem usa o site em outro idioma lê a tradução.' },
  imagem: { label: 'Imagem', help: 'Sem imagem, o site desenha uma capa.' },
  autor: { label: 'Autor', help: 'Quem assina. Pode ficar vazio.' },
  dataPublicacao: {
    label: 'Data no site',
    help: 'Vazio: a hora em que você publicar. Com uma data futura, a notícia só aparece a partir dela.',
  },
  dataFimPublicacao: {
    label: 'Sai do site em',
    help: 'Vazio: fica no site. Com uma data, a notícia deixa de aparecer a partir dela.',
  },
  idExterno: { label: 'Código em outro sistema', help: 'Só para quem traz notícias de outro programa.' },
} as const
