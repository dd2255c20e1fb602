/** The church's own questions in their list. */
export const consoleCustomFields = {
  title: 'Campos propios',
  add: 'Nuevo campo',
  empty: {
    title: '¿Qué más quiere saber la iglesia de las personas?',
    lead: 'Cada campo aparece en la ficha, con quién lo ve y quién responde.',
    example: 'Por ejemplo: “¿Toca algún instrumento?”, que el propio miembro responde en su perfil.',
  },
  columns: { titulo: 'Pregunta', tipo: 'Respuesta', visao: 'Quién lo ve' },
  hidden: 'oculto',
} as const

/** The church's own questions in their form. */
export const consoleCustomFieldFields = {
  new: 'Nuevo campo',
  sections: { question: 'La pregunta', access: 'Quién lo ve y quién responde' },
  titulo: { label: 'Pregunta', help: 'Como la persona la lee en su perfil: “¿Toca algún instrumento?”' },
  ajuda: { label: 'Ayuda', help: 'Una frase debajo de la pregunta.' },
  tipo: {
    label: 'Respuesta',
    options: {
      TEXTO: 'Una línea',
      TEXTO_LONGO: 'Texto largo',
      NUMERO: 'Número',
      DATA: 'Fecha',
      SIM_NAO: 'Sí o no',
      OPCAO: 'Una opción',
    },
    touched:
      '{count, plural, one {# respuesta deja de mostrarse.} other {# respuestas dejan de mostrarse.}} Quedan guardadas y vuelven con el tipo anterior.',
  },
  opcoes: {
    label: 'Opciones',
    help: 'Una por línea, en el orden en que aparecen.',
    touched:
      '{count, plural, one {# respuesta deja de mostrarse ({options}).} other {# respuestas dejan de mostrarse ({options}).}} Quedan guardadas y vuelven con la opción.',
  },
  visao: {
    label: 'Quién ve las respuestas',
    help: 'Cada persona ve lo que ella misma responde.',
    options: {
      PESSOAS: 'Quien ve las fichas',
      DOCUMENTOS: 'Quien ve documentos',
      CUIDADO: 'Quien lee notas de cuidado',
    },
  },
  autoria: {
    label: 'Quién responde',
    options: { MEMBRO: 'El miembro, en su perfil', EQUIPE: 'El equipo', AMBOS: 'El miembro y el equipo' },
  },
  flagObrigatorio: { label: 'Obligatorio en el perfil', help: 'El equipo puede dejar vacío lo que no sabe.' },
  flagAtivo: {
    label: 'En uso',
    help: 'Apagado, desaparece de la ficha y del perfil. Las respuestas quedan guardadas.',
  },
  idExterno: { label: 'Código en otro sistema', help: 'Solo para quien trae fichas de otro programa.' },
} as const

/** Answers on the page of a person. */
export const consolePersonAnswers = {
  title: 'Campos de la iglesia',
  titleOf: 'Campos de {name}',
  none: 'Sin respuesta',
  optional: '(opcional)',
  yes: 'Sí',
  no: 'No',
  edit: 'Responder',
  reserved: 'Mostrar respuestas reservadas',
  history: 'Historial',
  historyOf: 'Historial: {field}',
  noChanges: 'La oficina todavía no cambió esta respuesta.',
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'Respuestas de {name} guardadas.',
  undo: 'Deshacer',
  overtaken: 'Otra persona respondió antes. Revise y guarde de nuevo.',
  theirs: 'Ahora consta: {answer}',
  wrong: 'Revise esta respuesta.',
} as const

/** Conditions on answers, by which people are listed. */
export const consoleAnswerFilter = {
  open: '{count, plural, =0 {Campos de la iglesia} one {Campos de la iglesia (#)} other {Campos de la iglesia (#)}}',
  title: 'Filtrar por campos de la iglesia',
  none: 'La iglesia todavía no tiene campos propios que la lista muestre.',
  tooMany: 'Como máximo {max} condiciones a la vez.',
  clear: 'Limpiar',
  apply: 'Filtrar',
  all: 'Cualquiera',
  tem: 'Tiene respuesta',
  sem: 'Sin respuesta',
  de: 'Desde',
  ate: 'Hasta',
} as const
