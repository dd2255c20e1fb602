import { Notice } from '@narthex/ui/notice'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Says what was done. It takes the focus: the button that was pressed may be gone. */
export function useResult(): { readonly result: ReactNode; readonly announce: (text: string) => void } {
  const [shown, setShown] = useState<{ readonly text: string }>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) place.current?.focus()
  }, [shown])
  return {
    result: shown && (
      <div ref={place} tabIndex={-1} className="mt-3 rounded-card">
        <Notice tone="success">
          <p>{shown.text}</p>
        </Notice>
      </div>
    ),
    announce: (text) => setShown({ text }),
  }
}
