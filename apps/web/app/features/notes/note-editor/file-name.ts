/** What a file of this title is called: its words, without what some system takes for something else. */
export function toFileName(title: string): string {
  const words = title.replace(/[\p{C}\\/:*?"<>|.]+/gu, ' ').replace(/\s+/g, ' ')
  return words.slice(0, 80).toWellFormed().replaceAll('\ufffd', '').trim() || 'notes'
}
