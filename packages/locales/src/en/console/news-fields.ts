export const consoleNewsFields = {
  new: 'New item',
  sections: { words: 'Text', picture: 'Picture', when: 'When it appears' },
  titulo: { label: 'Title', help: 'Short and clear: it is what people read first in the site’s list.' },
  resumo: { label: 'Summary', help: 'One or two sentences, shown below the title and when it is shared.' },
  corpo: { label: 'Text', help: 'The whole story. It may stay empty if the summary says it all.' },
  idioma: { label: 'Original language', help: 'The language the item was written in.' },
  traducoes: { label: 'Translations', help: 'Visitors who use the site in another language read the translation.' },
  imagem: { label: 'Picture', help: 'Without one the site draws a cover.' },
  autor: { label: 'Author', help: 'Who signs it. It may stay empty.' },
  dataPublicacao: {
    label: 'Date on the site',
    help: 'Empty: the moment you publish. With a later date the item appears from then on.',
  },
  dataFimPublicacao: {
    label: 'Leaves the site on',
    help: 'Empty: it stays. With a date the item is not shown from then on.',
  },
  idExterno: { label: 'Code in another system', help: 'Only for those who bring news from another program.' },
} as const
