/** The church's own questions in their list. */
export const consoleCustomFields = {
  title: 'Custom fields',
  add: 'New field',
  empty: {
    title: 'What else does the church want to know about people?',
    lead: 'Each field is on the record of a person, with who sees it and who answers it.',
    example: 'For example: “Do you play an instrument?”, which members answer in their profile.',
  },
  columns: { titulo: 'Question', tipo: 'Answer', visao: 'Who sees it' },
  hidden: 'hidden',
} as const

/** The church's own questions in their form. */
export const consoleCustomFieldFields = {
  new: 'New field',
  sections: { question: 'The question', access: 'Who sees it and who answers it' },
  titulo: { label: 'Question', help: 'As people read it in their profile: “Do you play an instrument?”' },
  ajuda: { label: 'Help', help: 'A sentence below the question.' },
  tipo: {
    label: 'Answer',
    options: {
      TEXTO: 'One line',
      TEXTO_LONGO: 'Long text',
      NUMERO: 'Number',
      DATA: 'Date',
      SIM_NAO: 'Yes or no',
      OPCAO: 'One option',
    },
    touched:
      '{count, plural, one {# answer is no longer shown.} other {# answers are no longer shown.}} They are kept, and return with the former kind.',
  },
  opcoes: {
    label: 'Options',
    help: 'One per line, in the order in which they appear.',
    touched:
      '{count, plural, one {# answer is no longer shown ({options}).} other {# answers are no longer shown ({options}).}} They are kept, and return with the option.',
  },
  visao: {
    label: 'Who sees the answers',
    help: 'People themselves see what they answer.',
    options: {
      PESSOAS: 'Those who see people',
      DOCUMENTOS: 'Those who see documents',
      CUIDADO: 'Those who read notes of care',
    },
  },
  autoria: {
    label: 'Who answers',
    options: { MEMBRO: 'The member, in the profile', EQUIPE: 'The staff', AMBOS: 'The member and the staff' },
  },
  flagObrigatorio: { label: 'Required in the profile', help: 'The staff can leave empty what it does not know.' },
  flagAtivo: { label: 'In use', help: 'Switched off, it leaves record and profile. The answers are kept.' },
  idExterno: { label: 'Code in another system', help: 'Only for those who bring records from another program.' },
} as const

/** Answers on the page of a person. */
export const consolePersonAnswers = {
  title: 'Fields of the church',
  titleOf: 'Fields of {name}',
  none: 'No answer',
  optional: '(optional)',
  yes: 'Yes',
  no: 'No',
  edit: 'Answer',
  reserved: 'Show reserved answers',
  history: 'History',
  historyOf: 'History: {field}',
  noChanges: 'The office has not changed this answer yet.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Answers of {name} saved.',
  undo: 'Undo',
  overtaken: 'Someone else answered first. Check and save again.',
  theirs: 'Now it says: {answer}',
  wrong: 'Check this answer.',
} as const

/** Conditions on answers, by which people are listed. */
export const consoleAnswerFilter = {
  open: '{count, plural, =0 {Fields of the church} one {Fields of the church (#)} other {Fields of the church (#)}}',
  title: 'Filter by fields of the church',
  none: 'The church has no fields of its own yet that lists show.',
  tooMany: 'At most {max} conditions at once.',
  clear: 'Clear',
  apply: 'Filter',
  all: 'Any',
  tem: 'Has an answer',
  sem: 'Has no answer',
  de: 'From',
  ate: 'Until',
} as const
