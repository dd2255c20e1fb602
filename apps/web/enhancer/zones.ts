import { isElsewhere, readersZone } from '../app/format/zones.ts'

/** Says whose clocks the times of the page are on, where the reader's show another; served hidden (`ZoneNote`). */
export function nameZones(): void {
  const readers = readersZone()
  for (const note of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    const { zone = readers, at = Date.now() } = note.dataset
    note.hidden = !isElsewhere(new Date(at), readers, zone)
  }
}
