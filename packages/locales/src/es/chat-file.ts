/** The file of a chat's messages. */
export const chatFile = {
  columns: { moment: 'Fecha', author: 'Autor', role: 'Rol', message: 'Mensaje' },
  roles: { MEMBRO: 'Miembro', VISITANTE: 'Visitante', EQUIPE: 'Equipo' },
  formerMember: 'Antiguo miembro',
}
