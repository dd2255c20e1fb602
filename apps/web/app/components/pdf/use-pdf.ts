import { useCallback, useEffect, useState } from 'react'
import type { Pdf } from './open-pdf.ts'

export type PdfState =
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly pdf: Pdf }

/** Opens a file of the site's own with what reads PDFs, which comes only now. */
export function usePdf(address: string): PdfState & { readonly retry: () => void } {
  const [state, setState] = useState<PdfState>({ kind: 'loading', share: 0 })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same file again
  useEffect(() => {
    const leaving = new AbortController()
    const tell = (next: PdfState) => {
      if (!leaving.signal.aborted) setState(next)
    }
    tell({ kind: 'loading', share: 0 })
    import('./open-pdf.ts')
      .then(({ openPdf }) => openPdf(address, leaving.signal, (share) => tell({ kind: 'loading', share })))
      .then(
        (pdf) => tell({ kind: 'open', pdf }),
        () => tell({ kind: 'failed' }),
      )
    return () => leaving.abort()
  }, [address, attempt])
  return { ...state, retry: useCallback(() => setAttempt((number) => number + 1), []) }
}
