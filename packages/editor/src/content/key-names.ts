const onApple: Readonly<Record<string, string>> = { Control: '⌘', Alt: '⌥', Shift: '⇧' }
const elsewhere: Readonly<Record<string, string>> = { Control: 'Ctrl' }

/** The keys of a tool as they are written on the keyboard: `Ctrl+Shift+8`, or `⌘⇧8` on Apple's. */
export function describeKeys(keys: string, isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent)): string {
  const names = keys.split('+')
  return isApple
    ? names.map((name) => onApple[name] ?? name).join('')
    : names.map((name) => elsewhere[name] ?? name).join('+')
}
