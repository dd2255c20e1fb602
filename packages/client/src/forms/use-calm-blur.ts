import { useEffect, useRef } from 'react'

/**
 * Does what a field's blur calls for; where a press of the mouse has taken the focus away, only after it has become a
 * click. A complaint that appears in between would move the button from under the pointer, and nothing would be sent.
 */
export function useCalmBlur(): (work: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click itself follows the release.
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work()
      })
    }
    const events = [
      ['pointerdown', press] as const,
      ['pointerup', release] as const,
      ['pointercancel', release] as const,
    ]
    for (const [name, hear] of events) addEventListener(name, hear, { capture: true })
    return () => {
      for (const [name, hear] of events) removeEventListener(name, hear, { capture: true })
    }
  }, [])
  return (work) => {
    if (isPressed.current) waiting.current.push(work)
    else work()
  }
}
