/* Entries of the calendar in lists and in their form. */

export const consoleSchedule = {
  title: 'Calendar',
  add: 'Add to the calendar',
  empty: {
    title: 'Put your regular activities on the calendar',
    lead: 'Rehearsals, classes, meetings: each appears on the calendar page and in the calendars of people who follow the church.',
    example: 'For example: “Choir rehearsal”, every Friday at 7:30 pm.',
  },
  columns: {
    titulo: 'Name',
    data: 'First day',
    horario: 'Time',
    local: 'Place',
    ultimaData: 'Last day',
    tipo: 'Type',
  },
  actions: {
    remove: 'Delete',
  },
} as const

export const consoleScheduleKinds = {
  OUTRO: 'Other',
  EBD: 'Sunday school',
  CULTO: 'Service',
  EVENTO: 'Event',
  CELULA: 'Group',
} as const

export const consoleScheduleFields = {
  new: 'New on the calendar',
  sections: {
    words: 'What it is',
    when: 'When',
    where: 'Where',
  },
  titulo: {
    label: 'Name',
    help: 'What people call it: “Choir rehearsal”.',
  },
  tipo: {
    label: 'Type',
    help: 'Used as a filter on the site’s calendar.',
    options: consoleScheduleKinds,
  },
  descricao: {
    label: 'Description',
  },
  data: {
    label: 'First day',
    help: 'The first day it takes place.',
  },
  horario: {
    label: 'Starts at',
  },
  duracaoMinutos: {
    label: 'Length in minutes',
  },
  regra: {
    label: 'Repeats',
    help: 'Counted from the first day.',
    presets: {
      once: 'Does not repeat',
      weekly: 'Every week',
      fortnightly: 'Every two weeks',
      monthlyDay: 'Every month, on the same day',
      monthlyWeekday: 'Every month, in the same week',
      yearly: 'Every year',
      own: 'Another rule',
    },
    until: 'Until',
    untilHelp: 'Empty: it has no end.',
    own: 'Rule (RFC 5545)',
    ownHelp: 'For example: FREQ=WEEKLY;BYDAY=MO,WE',
  },
  excecoes: {
    label: 'Exceptions',
    help: 'Days of the rule on which it does not take place, or takes place at another time.',
    add: 'Add an exception',
    parts: {
      data: 'Day of the rule',
      para: 'Takes place at another time',
      newDay: 'New day',
      newTime: 'New time',
      newPlace: 'New place',
    },
  },
  local: {
    label: 'Place',
    help: 'Empty: at the church’s address.',
  },
  flagOnline: {
    label: 'Also online',
  },
  url: {
    label: 'Page',
    help: 'An address on the site or elsewhere with more details.',
  },
  idExterno: {
    label: 'Code in another system',
    help: 'Only for those who bring the calendar from another program.',
  },
} as const
