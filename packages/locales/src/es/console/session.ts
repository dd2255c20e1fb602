export const consoleSession = {
  unreachable: {
    title: 'No pudimos abrir la administración',
    lead: 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo; no se perdió nada.',
    retry: 'Intentar de nuevo',
  },
  sleeping: {
    title: 'Parte de tu acceso está en pausa',
    lead: 'Esta iglesia pide un segundo paso a su equipo. Activa el tuyo y el acceso vuelve enseguida: {roles}.',
    action: 'Activar el segundo paso',
  },
  changed: 'Tu acceso cambió. Lo que escribiste sigue guardado en este dispositivo.',
  roles: {
    ROLE_SUPER_ADMIN: 'Responsable',
    ROLE_ADMIN: 'Administración',
    ROLE_ADMIN_CONTENT: 'Contenido',
    ROLE_MODERATOR: 'Moderación',
    ROLE_TREASURER: 'Tesorería',
    ROLE_PASTOR: 'Pastorado',
    ROLE_SECRETARY: 'Secretaría',
    ROLE_GROUPS: 'Grupos',
    ROLE_EVENTS: 'Eventos',
  },
} as const

export const consoleErrors = {
  REAUTHENTICATION_REQUIRED: 'No se hizo nada: faltó confirmar que eres tú.',
  UNAUTHENTICATED: 'No se hizo nada: tu sesión terminó.',
  FORBIDDEN: 'Ya no tienes permiso para hacer esto.',
  CHURCH_INACTIVE:
    'Esta iglesia está suspendida: puedes ver y exportar, pero nada se puede cambiar hasta que se reabra.',
  CHANGED_MEANWHILE: 'Alguien cambió esto mientras mirabas. Revisa e inténtalo de nuevo.',
  NOT_FOUND: 'Esto ya no existe: alguien lo eliminó.',
  NOTHING_TO_PUBLISH: 'No hay nada nuevo que publicar.',
  TOO_LARGE: 'Esto es demasiado grande para guardar. Divide el texto o usa menos imágenes.',
  VALIDATION: 'Algunos campos necesitan corrección. Revísalos e inténtalo de nuevo.',
  EPISODES_FROM_FEED: 'Los episodios vienen del feed. Para publicar aquí, cámbialo en “Programa”.',
  SHOW_MISSING: 'Antes, arma el programa en “Programa”.',
  LIMIT_REACHED: 'Llegaste al límite. Elimina uno antes de agregar otro.',
} as const
