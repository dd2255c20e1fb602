export const consoleSearch = {
  title: 'Buscar e ir a',
  label: '¿Qué buscas?',
  places: 'Páginas',
  actions: 'Acciones',
  records: 'Registros',
  nothing: 'No se encontró nada para “{term}”.',
  searching: 'Buscando…',
  failed: 'La búsqueda no respondió. Inténtalo de nuevo.',
  count: '{count, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
  add: { news: 'Escribir una noticia' },
} as const

export const consoleKeys = {
  title: 'Atajos de teclado',
  anywhere: 'En cualquier página',
  search: 'Buscar e ir a',
  help: 'Mostrar los atajos',
  list: 'En una lista',
  next: 'Fila siguiente',
  previous: 'Fila anterior',
  mark: 'Marcar la fila',
  open: 'Abrir',
  find: 'Buscar en la lista',
  add: 'Añadir',
  editing: 'Al escribir',
  save: 'Guardar ahora',
} as const
