/* Entries of the calendar in lists and in their form. */

export const consoleSchedule = {
  title: 'Agenda',
  add: 'Agregar a la agenda',
  empty: {
    title: 'Agrega a la agenda lo que se repite',
    lead: 'Ensayos, clases, reuniones: cada uno aparece en la página de la agenda y en los calendarios de quienes siguen a la iglesia.',
    example: 'Por ejemplo: “Ensayo del coro”, cada viernes a las 19:30.',
  },
  columns: {
    titulo: 'Nombre',
    data: 'Primer día',
    horario: 'Hora',
    local: 'Lugar',
    ultimaData: 'Último día',
    tipo: 'Tipo',
  },
  actions: {
    remove: 'Eliminar',
  },
} as const

export const consoleScheduleKinds = {
  OUTRO: 'Otro',
  EBD: 'Escuela bíblica',
  CULTO: 'Culto',
  EVENTO: 'Evento',
  CELULA: 'Grupo',
} as const

export const consoleScheduleFields = {
  new: 'Nuevo en la agenda',
  sections: {
    words: 'Qué es',
    when: 'Cuándo',
    where: 'Dónde',
  },
  titulo: {
    label: 'Nombre',
    help: 'Como lo llaman: “Ensayo del coro”.',
  },
  tipo: {
    label: 'Tipo',
    help: 'Sirve de filtro en la agenda del sitio.',
    options: consoleScheduleKinds,
  },
  descricao: {
    label: 'Descripción',
  },
  data: {
    label: 'Primer día',
    help: 'El día en que se hace por primera vez.',
  },
  horario: {
    label: 'Empieza a las',
  },
  duracaoMinutos: {
    label: 'Duración en minutos',
  },
  regra: {
    label: 'Se repite',
    help: 'Contado desde el primer día.',
    presets: {
      once: 'No se repite',
      weekly: 'Cada semana',
      fortnightly: 'Cada dos semanas',
      monthlyDay: 'Cada mes, el mismo día',
      monthlyWeekday: 'Cada mes, en la misma semana',
      yearly: 'Cada año',
      own: 'Otra regla',
    },
    until: 'Hasta',
    untilHelp: 'Vacío: sin fecha de fin.',
    own: 'Regla (RFC 5545)',
    ownHelp: 'Por ejemplo: FREQ=WEEKLY;BYDAY=MO,WE',
  },
  excecoes: {
    label: 'Excepciones',
    help: 'Días de la regla en que no se hace, o se hace a otra hora.',
    add: 'Agregar excepción',
    parts: {
      data: 'Día de la regla',
      para: 'Se hace a otra hora',
      newDay: 'Nuevo día',
      newTime: 'Nueva hora',
      newPlace: 'Nuevo lugar',
    },
  },
  local: {
    label: 'Lugar',
    help: 'Vacío: en la dirección de la iglesia.',
  },
  flagOnline: {
    label: 'También por internet',
  },
  url: {
    label: 'Página',
    help: 'Una dirección del sitio o de fuera, con más detalles.',
  },
  idExterno: {
    label: 'Código en otro sistema',
    help: 'Solo para quien trae la agenda de otro programa.',
  },
} as const
