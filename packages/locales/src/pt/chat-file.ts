/** The file of a chat's messages. */
export const chatFile = {
  columns: { moment: 'Data', author: 'Autor', role: 'Papel', message: 'Mensagem' },
  roles: { MEMBRO: 'Membro', VISITANTE: 'Visitante', EQUIPE: 'Equipe' },
  formerMember: 'Ex-membro',
}
