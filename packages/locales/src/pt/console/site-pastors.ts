/** The pastors in lists. */
export const consolePastors = {
  title: 'Pastores',
  add: 'Novo pastor ou líder',
  empty: {
    title: 'Apresente quem cuida da igreja',
    lead: 'Quem visita o site conhece o rosto e o nome antes de chegar. Aparecem em “Sobre nós”.',
    example: 'Por exemplo: “Rute Alves, pastora”, com uma foto e duas frases.',
  },
  columns: { nome: 'Nome', funcao: 'Função' },
  actions: { remove: 'Excluir' },
} as const

/** The pastors in their form. */
export const consolePastorFields = {
  new: 'Novo pastor ou líder',
  sections: { person: 'Quem é' },
  nome: { label: 'Nome', help: 'Como as pessoas chamam: nome e sobrenome.' },
  funcao: { label: 'Função', help: 'O que faz na igreja: “Pastora titular”, “Pastor de jovens”.' },
  foto: { label: 'Foto', help: 'O rosto, de frente. Sem foto, o site mostra as iniciais.' },
  biografia: {
    label: 'Apresentação',
    help: 'Algumas frases: família, caminho até aqui, do que gosta. Pode ficar vazia.',
  },
  idExterno: { label: 'Código em outro sistema', help: 'Só para quem traz pessoas de outro programa.' },
} as const
