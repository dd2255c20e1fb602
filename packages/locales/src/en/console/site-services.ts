export const consoleServices = {
  title: 'Weekly services',
  add: 'New service',
  empty: {
    title: 'Say when the church meets',
    lead: 'Each service appears on the home page, under “About us”, in the schedule and in the calendars of people who follow the church.',
    example: 'For example: “Evening service, Sunday, 7 PM”.',
  },
  columns: {
    nome: 'Name',
    diaSemana: 'Day',
    horario: 'Time',
    flagTransmissao: 'Broadcast',
    local: 'Place',
  },
  actions: { remove: 'Delete' },
  streamed: 'Live on the site',
} as const

export const consoleServiceFields = {
  new: 'New service',
  sections: { when: 'When', where: 'Where' },
  nome: { label: 'Name', help: 'What the church calls it: “Evening service”, “Sunday school”.' },
  diaSemana: { label: 'Day of the week', help: 'It takes place every week on this day.' },
  horario: { label: 'Starts at', help: 'The time at which it starts.' },
  duracaoMinutos: {
    label: 'Length in minutes',
    help: 'The site says “happening now” for this long, and calendars keep the time free.',
  },
  local: { label: 'Place', help: 'Empty: at the church’s own address. If it is elsewhere, write where.' },
  flagTransmissao: {
    label: 'Broadcast on the site',
    help: 'A broadcast is planned for each week, and the site says that people can watch.',
  },
  idExterno: { label: 'Code in another system', help: 'Only for those who bring services from another program.' },
} as const
