export const consolePastors = {
  title: 'Pastors',
  add: 'New pastor or leader',
  empty: {
    title: 'Introduce the people who care for the church',
    lead: 'Visitors know a face and a name before they come. They appear under “About us”.',
    example: 'For example: “Rute Alves, pastor”, with a photo and two sentences.',
  },
  columns: { nome: 'Name', funcao: 'Role' },
  actions: { remove: 'Delete' },
} as const

export const consolePastorFields = {
  new: 'New pastor or leader',
  sections: { person: 'The person' },
  nome: { label: 'Name', help: 'As people call them: first and last name.' },
  funcao: { label: 'Role', help: 'What they do in the church: “Senior pastor”, “Youth pastor”.' },
  foto: { label: 'Photo', help: 'The face, from the front. Without a photo the site shows initials.' },
  biografia: {
    label: 'Introduction',
    help: 'A few sentences: family, path to the church, what they enjoy. It may stay empty.',
  },
  idExterno: { label: 'Code in another system', help: 'Only for those who bring people from another program.' },
} as const
