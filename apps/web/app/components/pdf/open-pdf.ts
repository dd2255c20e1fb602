// The build for browsers that are a few years old: the phones that people lend to the music team.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

/** No more pixels than this: phones refuse larger canvases. */
const mostPixels = 12_000_000

/** A page as it was drawn. */
export interface DrawnPage {
  readonly canvas: HTMLCanvasElement
  /** The text for screen readers; empty where the page is a picture. */
  readonly text: string
}

export interface Pdf {
  readonly pages: number
  /** Height by width of a page, numbered from 1. */
  shapeOf(page: number): Promise<number>
  /** Draws a page, so many CSS pixels wide. Rejects with the signal's reason where it is called off. */
  draw(page: number, width: number, signal: AbortSignal): Promise<DrawnPage>
}

/**
 * Opens a PDF of the site's own. It asks for that file and for nothing else: no fonts, no maps of characters, no WebAssembly
 * (the page's policy lets none run), and nothing in the file is ever executed.
 */
export async function openPdf(address: string, signal: AbortSignal, onProgress: (share: number) => void): Promise<Pdf> {
  const task = getDocument({
    url: address,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: true,
    disableWorkerRendering: true,
  })
  signal.addEventListener('abort', () => void task.destroy())
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
    if (total > 0) onProgress(Math.min(1, loaded / total))
  }
  return pdfOf(await task.promise)
}

function pdfOf(document: PDFDocumentProxy): Pdf {
  return {
    pages: document.numPages,
    async shapeOf(number) {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 })
      return height / width
    },
    async draw(number, width, signal) {
      const page = await document.getPage(number)
      signal.throwIfAborted()
      const natural = page.getViewport({ scale: 1 })
      const wanted = (width / natural.width) * (globalThis.devicePixelRatio || 1)
      const scale = Math.min(wanted, Math.sqrt(mostPixels / (natural.width * natural.height)))
      const viewport = page.getViewport({ scale })
      // One of its own for each drawing: two must never share a canvas, and the old page stays until the new one is there.
      const canvas = globalThis.document.createElement('canvas')
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      const drawing = page.render({ canvas, viewport })
      signal.addEventListener('abort', () => drawing.cancel())
      const [, { items }] = await Promise.all([drawing.promise, page.getTextContent()])
      signal.throwIfAborted()
      const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
      return { canvas, text: text.trim() }
    },
  }
}
