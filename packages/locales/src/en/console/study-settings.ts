export const consoleStudySettings = {
  lead: 'This applies to every study, now and later.',
  sections: { readers: 'Reading' },
  flagConteudoPublico: {
    label: 'Who can read the studies',
    help: 'Notes for leaders stay with group leaders and staff either way.',
  },
  everyone: {
    label: 'Everyone',
    help: 'Anyone can read whole studies on the site. They appear in the site search and on Google.',
  },
  members: {
    label: 'Church members only',
    help: 'Visitors see the title and an invitation to sign in. The text and questions leave the search.',
  },
}
