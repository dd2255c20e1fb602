const key = 'narthex:browser'

/** Names this browser to the church whose tickets it holds, so that it has one open hold at a time. Undefined without storage. */
export function getBrowserId(): string | undefined {
  try {
    const known = localStorage.getItem(key)
    if (known) return known
    const made = crypto.randomUUID()
    localStorage.setItem(key, made)
    return made
  } catch {
    return undefined
  }
}
