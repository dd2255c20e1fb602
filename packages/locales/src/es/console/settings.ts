export const consoleSettings = {
  saved: 'Guardado. El sitio ya lo muestra.',
  hosts: {
    title: 'Direcciones del sitio',
    lead: 'Quien cuida del sistema agrega y quita direcciones.',
    main: 'Principal',
    product: 'Del sistema',
    failed: 'No se pudieron cargar las direcciones.',
    retry: 'Intentar de nuevo',
  },
  facts: {
    title: 'Definido por quien cuida del sistema',
    nothing: 'Ninguno',
    codigo: 'Código de la iglesia',
    codigoPlano: 'Plan',
    slugOrganizacao: 'Organización',
    flagAtivo: 'El sitio está',
    open: 'Abierto',
    closed: 'Cerrado al público',
  },
  combo: {
    open: 'Abrir la lista',
    clear: 'Limpiar',
    loading: 'Buscando…',
    nothing: 'Nada encontrado',
    failed: 'No se pudo cargar la lista. Lo que estaba elegido sigue igual.',
    remove: 'Quitar {name}',
  },
} as const
