import type { share as pt } from '../pt/share.ts'
import type { Translation } from '../translation.ts'

export const share: Translation<typeof pt> = {
  title: 'Share',
  share: 'Share',
  copy: 'Copy the link',
  copied: 'Link copied',
  notCopied: 'We could not copy it. The address is {url}',
  whatsapp: 'Send on WhatsApp',
  mail: 'Send by email',
  preview: 'Draft: only people with this link can see this page.',
}
