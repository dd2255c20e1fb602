export const consoleOrder = {
  hint: 'El sitio los muestra en este orden. Arrástralos, o usa las flechas.',
  up: 'Subir {title}',
  down: 'Bajar {title}',
  moved: '{title} ahora es {at} de {all}',
  saved: 'Orden guardado. El sitio ya lo muestra así.',
  undone: 'El orden volvió a ser el de antes.',
} as const
