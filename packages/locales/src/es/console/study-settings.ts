export const consoleStudySettings = {
  lead: 'Se aplica a todos los estudios, actuales y futuros.',
  sections: { readers: 'Lectura' },
  flagConteudoPublico: {
    label: 'Quién puede leer los estudios',
    help: 'Las orientaciones para líderes siguen siendo solo para líderes de grupo y para el equipo.',
  },
  everyone: {
    label: 'Todos',
    help: 'Cualquier persona lee los estudios completos en el sitio. Aparecen en la búsqueda del sitio y en Google.',
  },
  members: {
    label: 'Solo miembros de la iglesia',
    help: 'Quien visita el sitio ve el título y una invitación a entrar en su cuenta. El texto y las preguntas salen de la búsqueda.',
  },
}
