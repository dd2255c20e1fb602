import '@narthex/ui/reading-body.css'
import './content/content-editor.css'
import { RichBlocks, type RichLinkProps } from '@narthex/client/parts/rich-blocks'
import { keepPassages } from '@narthex/contract/content/rich-marks'
import type { RichText } from '@narthex/contract/content/rich-text'
import { cleanRichText } from '@narthex/contract/rich-text/clean-rich-text'
import { useMemo } from 'react'

export interface ContentViewProps {
  readonly doc: RichText | null
  /** The language it is written in. */
  readonly language: string
  /** Origin of the church's site: its own paths are opened there. */
  readonly siteOrigin: string
}

/** A text of a church to be read in the office, drawn by what draws it on the site. It loads no editor. */
export function ContentView({ doc, language, siteOrigin }: ContentViewProps) {
  const Link = useMemo(() => createLink(siteOrigin), [siteOrigin])
  const shown = useMemo(() => readDocument(doc), [doc])
  if (!shown) return null
  return (
    <div lang={language} className="content-view reading-body">
      <RichBlocks doc={shown} Link={Link} />
    </div>
  )
}

/** Drafts kept on a device may hold anything; only what the API keeps is drawn. */
function readDocument(doc: RichText | null): RichText | null {
  const cleaned = doc && cleanRichText(doc, keepPassages)
  return cleaned && 'doc' in cleaned ? cleaned.doc : null
}

function createLink(siteOrigin: string) {
  return function OfficeLink({ address, passage, children }: RichLinkProps) {
    const target = passage === undefined ? address : `/bible?passage=${encodeURIComponent(passage)}`
    return (
      <a href={URL.parse(target, siteOrigin)?.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  }
}
