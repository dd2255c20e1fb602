/** Writes seconds as people read lengths: `32:10`, `1:02:05`. */
export function lengthText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds % 60)]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Seconds of a length as people write it; minutes where it is one number. Undefined for anything else. */
export function readLength(written: string): number | undefined {
  const text = written.trim()
  if (/^\d{1,3}$/.test(text)) return Number(text) * 60
  if (!/^\d{1,3}(?::[0-5]?\d){1,2}$/.test(text)) return undefined
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
