import { useEffect, useEffectEvent } from 'react'

const typing = 'input, textarea, select, [contenteditable=true]'

/** Names a key press: `mod+k`, `?`, `j`. `mod` is Control, or Command on Apple's keyboards. */
export function nameKey({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): string {
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key
}

/** Does what keys stand for while the component is there. Where one types, single keys are left alone, and so is taking letters back. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = nameKey(event)
    const act = Object.hasOwn(keys, name) ? keys[name] : undefined
    const isTyping = event.target instanceof Element && event.target.matches(typing)
    if (!act || event.altKey || event.defaultPrevented || (isTyping && (!name.startsWith('mod+') || name === 'mod+z')))
      return
    // What lies above the page has its own keys.
    if (document.querySelector('dialog[open]') && !name.startsWith('mod+')) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
