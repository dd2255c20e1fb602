/** Maximum length in characters of a name below an icon of a home screen. */
const longest = 12

/** Words that most churches begin with, and what joins them to the name. */
const kind = /^(?:igreja|iglesia|church|comunidade|comunidad|community|paróquia|parroquia|parish)$/iu
const joint = /^(?:[dn]?[aeo]s?|del?|la|las|el|los|the|of|in|at|and|y|&)$/iu

/** A name for a home screen: the whole, or the words of it that tell churches apart, as many as there is room for. */
export function appName(name: string): string {
  if (name.length <= longest) return name
  const words = name.split(/\s+/)
  const own = kind.test(words[0] ?? '') ? withoutLeading(words.slice(1)) : words
  const [first = name, ...rest] = own.length > 0 ? own : words
  const kept = [first.slice(0, longest)]
  for (const word of rest) {
    if ([...kept, word].join(' ').length > longest) break
    kept.push(word)
  }
  while (kept.length > 1 && joint.test(kept.at(-1) ?? '')) kept.pop()
  return kept.join(' ')
}

function withoutLeading(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !joint.test(word))
  return start < 0 ? words : words.slice(start)
}
