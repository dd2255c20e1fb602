import type { PagePath } from '../routing/page-path.ts'
import './reading/reading.css'
import { RichBlocks, type RichLinkProps } from '@narthex/client/parts/rich-blocks'
import type { RichText as RichTextDocument } from '@narthex/contract/content/rich-text'
import { TextMedia } from './rich-media.tsx'
import { SmartLink } from './smart-link.tsx'

export interface RichTextProps {
  readonly doc: RichTextDocument
  /** The language it is written in. */
  readonly lang: string
  readonly className?: string
}

/** Long text of a church, with the reader's own size and font (reading.css), below the only title of the page. */
export function RichText({ doc, lang, className = '' }: RichTextProps) {
  return (
    <div lang={lang} className={`reading-body ${className}`}>
      <RichBlocks doc={doc} Link={SiteLink} Media={TextMedia} />
    </div>
  )
}

function SiteLink({ address, passage, children }: RichLinkProps) {
  return <SmartLink {...(passage === undefined ? { address } : { to: passagePath(passage) })}>{children}</SmartLink>
}

/** Path of a passage of the Bible (OSIS). */
export function passagePath(passage: string): PagePath {
  return `/bible?passage=${encodeURIComponent(passage)}`
}
