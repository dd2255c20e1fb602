import type { preview as pt } from '../pt/preview.ts'
import type { Translation } from '../translation.ts'

export const preview: Translation<typeof pt> = {
  goneTitle: 'This preview has been shown already',
  gone: 'Each one is shown once, within a minute. Refresh the preview in the office to see the page again.',
  failedTitle: 'The preview could not be shown',
  failed: 'Nothing is lost. Wait a moment and refresh the preview in the office.',
}
