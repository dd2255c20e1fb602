import type { pdf as pt } from '../pt/pdf.ts'
import type { Translation } from '../translation.ts'

export const pdf: Translation<typeof pt> = {
  page: 'Page {page} of {total}',
  previous: 'Previous page',
  next: 'Next page',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  download: 'Download the PDF',
  open: 'Open the file',
  opening: 'Opening the PDF…',
  failedTitle: 'The PDF couldn’t be opened here',
  failed: 'The file is safe. Try again, or download it and read it on your device.',
  retry: 'Try again',
}
