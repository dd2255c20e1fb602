/**
 * Says whose clocks the times of the page are on, where the reader's show another; served hidden (`ZoneNote`). A time comes
 * with its distance from UTC: formatting dates costs a slow phone more than everything else the enhancer does.
 */
export function nameZones(): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-zoned]')) {
    const { zoned = '' } = note.dataset
    const ahead = Date.parse(`${zoned.slice(0, 19)}Z`) - Date.parse(zoned)
    note.hidden = ahead === new Date(zoned).getTimezoneOffset() * -60_000
  }
}
