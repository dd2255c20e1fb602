/** The first letter or number of a title, as a capital. */
export function toInitial(title: string): string {
  const [first = ''] = title.match(/[\p{L}\p{N}]/u) ?? []
  return first.toLocaleUpperCase()
}
