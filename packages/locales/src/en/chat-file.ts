/** The file of a chat's messages. */
export const chatFile = {
  columns: { moment: 'Date', author: 'Author', role: 'Role', message: 'Message' },
  roles: { MEMBRO: 'Member', VISITANTE: 'Guest', EQUIPE: 'Team' },
  formerMember: 'Former member',
}
