/** The field of a picture in forms. */
export const consoleImage = {
  choose: 'Escolher foto',
  change: 'Trocar',
  remove: 'Remover a foto',
  none: 'Nenhuma foto',
} as const
