/** Small letters without accents: how names are compared with what was typed. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether each word typed begins a word of the name. */
export function matchesName(name: string, typed: string): boolean {
  const words = foldText(name).split(/[^\p{L}\p{N}]+/u)
  const wanted = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return wanted.length > 0 && wanted.every((part) => words.some((word) => word.startsWith(part)))
}
