/** Converts a title to a file name that is valid on all systems. */
export function toFileName(title: string): string {
  const words = title.replace(/[\p{C}\\/:*?"<>|.]+/gu, ' ').replace(/\s+/g, ' ')
  return words.slice(0, 80).toWellFormed().replaceAll('\ufffd', '').trim() || 'notes'
}
