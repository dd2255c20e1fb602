import { useCallback, useEffect, useRef, useState } from 'react'
import type { Pdf } from './open-pdf.ts'

export type PdfState =
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly pdf: Pdf }

/** Opens a file of the site's own with what reads PDFs, which comes only now. */
export function usePdf(address: string): PdfState & { readonly retry: () => void } {
  const [state, setState] = useState<PdfState>({ kind: 'loading', share: 0 })
  const last = useRef<AbortController>(undefined)
  const open = useCallback(() => {
    last.current?.abort()
    last.current = new AbortController()
    const { signal } = last.current
    const show = (next: PdfState) => {
      if (!signal.aborted) setState(next)
    }
    show({ kind: 'loading', share: 0 })
    import('./open-pdf.ts')
      .then(({ openPdf }) => openPdf(address, signal, (share) => show({ kind: 'loading', share })))
      .then(
        (pdf) => show({ kind: 'open', pdf }),
        () => show({ kind: 'failed' }),
      )
  }, [address])
  useEffect(() => {
    open()
    return () => last.current?.abort()
  }, [open])
  return { ...state, retry: open }
}
