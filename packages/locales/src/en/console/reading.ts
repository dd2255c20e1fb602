/* Reading content in lists and forms. What all kinds say alike comes first. */

const columns = {
  titulo: 'Title',
  situacao: 'State',
  autor: 'Author',
  idioma: 'Language',
  dataPublicacao: 'Date on the site',
  dataAtualizacao: 'Last change',
  pai: 'Part of',
  data: 'Day',
  ordem: 'Position',
} as const

const actions = {
  publish: 'Publish',
  withdraw: 'Take off the site',
  remove: 'Delete',
} as const

const sections = {
  words: 'Text',
  picture: 'Picture',
  when: 'When it appears',
  place: 'Where it belongs',
  people: 'Leaders',
  meeting: 'Meeting',
  file: 'File',
  address: 'Address on the site',
} as const

const words = {
  titulo: {
    label: 'Title',
    help: 'Short and clear: it is what people read first in the site’s list.',
  },
  resumo: {
    label: 'Summary',
    help: 'One or two sentences, shown below the title and when it is shared.',
  },
  corpo: {
    label: 'Text',
    help: 'It may stay empty if the summary says it all.',
  },
  idioma: {
    label: 'Original language',
    help: 'The language it was written in.',
  },
  traducoes: {
    label: 'Translations',
    help: 'Visitors who use the site in another language read the translation.',
  },
  imagem: {
    label: 'Picture',
    help: 'Without one the site draws a cover.',
  },
  autor: {
    label: 'Author',
    help: 'Who signs it. It may stay empty.',
  },
  dataPublicacao: {
    label: 'Date on the site',
    help: 'Empty: the moment you publish. With a later date it appears from then on.',
  },
  dataFimPublicacao: {
    label: 'Leaves the site on',
    help: 'Empty: it stays. With a date it is not shown from then on.',
  },
  idExterno: {
    label: 'Code in another system',
    help: 'Only for those who bring content from another program.',
  },
} as const

const slug = {
  label: 'End of its address',
  help: 'Empty: made from the title when you publish. Letters without accents, digits and hyphens.',
} as const

const ordem = {
  label: 'Position',
  help: 'Lower numbers come first.',
} as const

const referencia = {
  label: 'Passage',
  help: 'As people say it: John 15:4. The site opens the passage in the Bible.',
} as const

const contato = {
  label: 'Contact',
  help: 'An address that opens with one tap: mailto:…, tel:… or https://…',
} as const

const arquivo = {
  label: 'File (PDF)',
  help: 'Choose it from the library, or paste an address.',
} as const

export const consoleDevotionals = {
  title: 'Devotionals',
  add: 'Write a devotional',
  empty: {
    title: 'A word for each day',
    lead: 'Each devotional appears on its day, on the home page and on the devotionals page.',
    example: 'For example: “Remain”, John 15:4, for tomorrow.',
  },
  columns,
  actions,
} as const

export const consoleDevotionalFields = {
  new: 'New devotional',
  sections,
  ...words,
  referencia,
  data: {
    label: 'Day',
    help: 'It appears on the site from midnight of this day.',
  },
} as const

export const consoleMinistries = {
  title: 'Ministries',
  add: 'Add a ministry',
  empty: {
    title: 'Show where people can serve',
    lead: 'Music, children, welcome, visits: each ministry has a page with its leaders and how to reach them.',
    example: 'For example: “Open Table: Sunday lunch for those who come alone.”',
  },
  columns,
  actions,
} as const

export const consoleMinistryFields = {
  new: 'New ministry',
  sections,
  ...words,
  titulo: {
    label: 'Name',
  },
  responsaveis: {
    label: 'Leaders',
    help: 'In the order in which the site shows them.',
    add: 'Add a person',
    parts: {
      nome: 'Name',
      funcao: 'Role',
    },
  },
  contato,
} as const

export const consoleProjects = {
  title: 'Projects',
  add: 'Add a project',
  empty: {
    title: 'Tell people what a ministry is working on',
    lead: 'A project appears on its ministry’s page: a campaign, a building, a trip.',
    example: 'For example: “May basket: food for twenty families.”',
  },
  columns,
  actions,
} as const

export const consoleProjectFields = {
  new: 'New project',
  sections,
  ...words,
  paiId: {
    label: 'Ministry',
    help: 'The project appears on its page.',
  },
  ordem,
  contato,
} as const

export const consoleCourses = {
  title: 'Courses',
  add: 'Add a course',
  empty: {
    title: 'Start the Sunday school',
    lead: 'A course holds classes and lessons. Start with its name and a sentence about it.',
    example: 'For example: “First steps: eight meetings for newcomers.”',
  },
  columns,
  actions,
} as const

export const consoleCourseFields = {
  new: 'New course',
  sections,
  ...words,
  slug,
} as const

export const consoleClasses = {
  title: 'Classes',
  add: 'Add a class',
  empty: {
    title: 'Set up the classes',
    lead: 'Each course can have classes by age, day or room.',
    example: 'For example: “Morning class, adults, room 2, Sundays at 9.”',
  },
  columns,
  actions,
} as const

export const consoleClassFields = {
  new: 'New class',
  sections,
  ...words,
  titulo: {
    label: 'Name of the class',
  },
  resumo: {
    label: 'Age group',
    help: 'For example: adults, 7 to 9 years.',
  },
  autor: {
    label: 'Teacher',
  },
  paiId: {
    label: 'Course',
    help: 'The class appears on its page.',
  },
  ordem,
  diaSemana: {
    label: 'Day of the week',
  },
  horario: {
    label: 'Time',
  },
  local: {
    label: 'Place',
    help: 'Room, building or address.',
  },
} as const

export const consoleLessons = {
  title: 'Lessons',
  add: 'Write a lesson',
  empty: {
    title: 'Write the first lesson',
    lead: 'The lessons of a course follow an order, and each page leads to the next.',
    example: 'For example: “The invitation”, Matthew 11:28.',
  },
  columns,
  actions,
} as const

export const consoleLessonFields = {
  new: 'New lesson',
  sections,
  ...words,
  referencia,
  paiId: {
    label: 'Course',
    help: 'The lesson appears on its page.',
  },
  ordem,
  slug,
  arquivo: {
    label: 'Worksheet (PDF)',
    help: 'Choose it from the library, or paste an address.',
  },
} as const

export const consolePublications = {
  title: 'Publications',
  add: 'Add a publication',
  empty: {
    title: 'Bring your printed materials together',
    lead: 'Bulletins, reports, booklets: each with its file to read and download.',
    example: 'For example: “June bulletin”, as a PDF.',
  },
  columns,
  actions,
} as const

export const consolePublicationFields = {
  new: 'New publication',
  sections,
  ...words,
  paiId: {
    label: 'Type',
    help: 'The site groups publications by type.',
  },
  slug,
  arquivo,
} as const

export const consolePublicationTypes = {
  title: 'Publication types',
  add: 'Add a type',
  empty: {
    title: 'Group publications by type',
    lead: 'Bulletin, report, booklet: visitors choose what they want to see.',
    example: 'For example: “Bulletin: what the church does each month.”',
  },
  columns,
  actions,
} as const

export const consolePublicationTypeFields = {
  new: 'New type',
  sections,
  ...words,
  titulo: {
    label: 'Name',
  },
  resumo: {
    label: 'Description',
  },
  slug,
} as const

export const consoleStudies = {
  title: 'Studies',
  add: 'Write a study',
  empty: {
    title: 'Prepare the groups’ next meeting',
    lead: 'A study has a text, a passage and questions to talk about, and guidance that only leaders read.',
    example: 'For example: “Joy in prison”, Philippians 1:12-21.',
  },
  columns,
  actions,
} as const

export const consoleStudyFields = {
  new: 'New study',
  sections,
  ...words,
  referencia,
  perguntas: {
    label: 'Questions',
    help: 'The site shows them in the order of a meeting: icebreaker, observation, interpretation, application, prayer.',
    add: 'Add a question',
    parts: {
      grupo: 'What for',
      texto: 'Question',
    },
    groups: {
      QUEBRA_GELO: 'Icebreaker',
      OBSERVACAO: 'Observation',
      INTERPRETACAO: 'Interpretation',
      APLICACAO: 'Application',
      ORACAO: 'Prayer',
    },
  },
  orientacaoLider: {
    label: 'Guidance for leaders',
    help: 'Only group leaders and assistants read it.',
  },
  paiId: {
    label: 'Series',
    help: 'Optional.',
  },
  ordem: {
    label: 'Position in the series',
    help: 'Lower numbers come first.',
  },
  duracaoMinutos: {
    label: 'Length in minutes',
    help: 'How long the group’s conversation takes.',
  },
} as const

export const consoleStudySeries = {
  title: 'Study series',
  add: 'Add a series',
  empty: {
    title: 'Put studies into a series',
    lead: 'A series leads groups from one meeting to the next.',
    example: 'For example: “Letters from Philippi: four meetings about joy.”',
  },
  columns,
  actions,
} as const

export const consoleStudySeriesFields = {
  new: 'New series',
  sections,
  ...words,
  titulo: {
    label: 'Name',
  },
  slug,
} as const
