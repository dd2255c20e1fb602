/** The directory of members. */
export const consoleDirectory = {
  lead: 'En el directorio, los miembros se encuentran unos a otros en el sitio, después de entrar en su cuenta. Cada uno elige lo que muestra; sin esa elección, solo aparece el nombre. Los menores de edad, los visitantes y las personas sin acceso al sitio nunca aparecen.',
  sections: { directory: 'Directorio' },
  flagLigado: { label: 'Usar el directorio', help: 'Apagado, desaparece del sitio y queda vacío de inmediato.' },
  publico: {
    label: 'Quién lo ve',
    help: 'Si más personas van a verlo, cada miembro confirma antes lo que les muestra.',
    options: {
      MEMBROS: 'Todos los miembros',
      CONGREGACAO: 'Miembros de la misma congregación',
      GRUPO: 'Miembros del mismo grupo',
      EQUIPE: 'Solo el equipo de la iglesia',
    },
  },
  campos: {
    label: 'Lo que cada uno puede mostrar',
    options: {
      FOTO: 'Foto',
      TELEFONE: 'Teléfono',
      EMAIL: 'Correo electrónico',
      CONGREGACAO: 'Congregación',
      ANIVERSARIO: 'Cumpleaños, sin el año',
      GRUPOS: 'Grupos',
    },
  },
  members: {
    title: 'Quién está en el directorio',
    lead: 'Y lo que cada uno muestra. Quien salió por decisión propia no está aquí.',
    nameAlone: 'Solo el nombre',
    none: 'Nadie por ahora: aquí aparecen los miembros adultos con acceso al sitio.',
    more: 'Mostrar más',
    failed: 'No fue posible cargar más. Intente de nuevo.',
  },
} as const
