/** The directory of members. */
export const consoleDirectory = {
  lead: 'In the directory, members find each other on the site, once they are logged in. Each of them chooses what to show; until then, only the name is shown. Minors, visitors and people without a login are never in it.',
  sections: { directory: 'Directory' },
  flagLigado: { label: 'Use the directory', help: 'Switched off, it is gone from the site and empty at once.' },
  publico: {
    label: 'Who sees it',
    help: 'If more people are to see it, each member first confirms what they show them.',
    options: {
      MEMBROS: 'All members',
      CONGREGACAO: 'Members of the same congregation',
      GRUPO: 'Members of the same group',
      EQUIPE: 'The church’s team only',
    },
  },
  campos: {
    label: 'What each of them may show',
    options: {
      FOTO: 'Picture',
      TELEFONE: 'Telephone',
      EMAIL: 'E-mail',
      CONGREGACAO: 'Congregation',
      ANIVERSARIO: 'Birthday, without the year',
      GRUPOS: 'Groups',
    },
  },
  members: {
    title: 'Who is in the directory',
    lead: 'And what each of them shows. Those who left it by their own choice are not here.',
    nameAlone: 'Name only',
    none: 'No one yet: adult members who have a login appear here.',
    more: 'Show more',
    failed: 'The rest could not be loaded. Please try again.',
  },
} as const
