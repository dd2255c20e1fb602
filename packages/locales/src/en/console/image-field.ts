/** The field of a picture in forms. */
export const consoleImage = {
  choose: 'Choose a photo',
  change: 'Change',
  remove: 'Remove the photo',
  none: 'No photo',
} as const
