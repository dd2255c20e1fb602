/** The field of a picture in forms. */
export const consoleImage = {
  choose: 'Elegir foto',
  change: 'Cambiar',
  remove: 'Quitar la foto',
  none: 'Ninguna foto',
} as const
