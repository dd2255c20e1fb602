/** The church's own questions in their list. */
export const consoleCustomFields = {
  title: 'Campos próprios',
  add: 'Novo campo',
  empty: {
    title: 'O que mais a igreja quer saber das pessoas?',
    lead: 'Cada campo aparece no cadastro, com quem vê e quem responde.',
    example: 'Por exemplo: “Toca algum instrumento?”, que o próprio membro responde no perfil.',
  },
  columns: { titulo: 'Pergunta', tipo: 'Resposta', visao: 'Quem vê' },
  hidden: 'oculto',
} as const

/** The church's own questions in their form. */
export const consoleCustomFieldFields = {
  new: 'Novo campo',
  sections: { question: 'A pergunta', access: 'Quem vê e quem responde' },
  titulo: { label: 'Pergunta', help: 'Como a pessoa a lê no perfil: “Toca algum instrumento?”' },
  ajuda: { label: 'Ajuda', help: 'Uma frase abaixo da pergunta.' },
  tipo: {
    label: 'Resposta',
    options: {
      TEXTO: 'Uma linha',
      TEXTO_LONGO: 'Texto longo',
      NUMERO: 'Número',
      DATA: 'Data',
      SIM_NAO: 'Sim ou não',
      OPCAO: 'Uma opção',
    },
    touched:
      '{count, plural, one {# resposta deixa de aparecer.} other {# respostas deixam de aparecer.}} Ficam guardadas e voltam com o tipo de antes.',
  },
  opcoes: {
    label: 'Opções',
    help: 'Uma por linha, na ordem em que aparecem.',
    touched:
      '{count, plural, one {# resposta deixa de aparecer ({options}).} other {# respostas deixam de aparecer ({options}).}} Ficam guardadas e voltam com a opção.',
  },
  visao: {
    label: 'Quem vê as respostas',
    help: 'A própria pessoa vê o que ela responde.',
    options: {
      PESSOAS: 'Quem vê o cadastro',
      DOCUMENTOS: 'Quem vê documentos',
      CUIDADO: 'Quem lê anotações de cuidado',
    },
  },
  autoria: {
    label: 'Quem responde',
    options: { MEMBRO: 'O membro, no perfil', EQUIPE: 'A equipe', AMBOS: 'O membro e a equipe' },
  },
  flagObrigatorio: { label: 'Obrigatório no perfil', help: 'A equipe pode deixar vazio o que não sabe.' },
  flagAtivo: { label: 'Em uso', help: 'Desligado, some do cadastro e do perfil. As respostas ficam guardadas.' },
  idExterno: { label: 'Código em outro sistema', help: 'Só para quem traz cadastros de outro programa.' },
} as const

/** Answers on the page of a person. */
export const consolePersonAnswers = {
  title: 'Campos da igreja',
  titleOf: 'Campos de {name}',
  none: 'Sem resposta',
  optional: '(opcional)',
  yes: 'Sim',
  no: 'Não',
  edit: 'Responder',
  reserved: 'Mostrar respostas reservadas',
  history: 'Histórico',
  historyOf: 'Histórico: {field}',
  noChanges: 'O escritório ainda não mudou esta resposta.',
  save: 'Salvar',
  cancel: 'Cancelar',
  saved: 'Respostas de {name} salvas.',
  undo: 'Desfazer',
  overtaken: 'Outra pessoa respondeu antes. Confira e salve de novo.',
  theirs: 'Agora consta: {answer}',
  wrong: 'Confira esta resposta.',
} as const

/** Conditions on answers, by which people are listed. */
export const consoleAnswerFilter = {
  open: '{count, plural, =0 {Campos da igreja} one {Campos da igreja (#)} other {Campos da igreja (#)}}',
  title: 'Filtrar por campos da igreja',
  none: 'A igreja ainda não tem campos próprios que a lista mostre.',
  tooMany: 'No máximo {max} condições de cada vez.',
  clear: 'Limpar',
  apply: 'Filtrar',
  all: 'Tanto faz',
  tem: 'Tem resposta',
  sem: 'Sem resposta',
  de: 'De',
  ate: 'Até',
} as const
