import type { RichText as RichTextDocument } from '@narthex/contract/content/rich-text'
import { containerClass } from '@narthex/ui/container'
import { Cover } from '@narthex/ui/cover'
import type { DrawnCover } from '@narthex/ui/covers/item-cover'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { BackLink } from '../../components/back-link.tsx'
import { ItemTitle } from '../../components/item-title.tsx'
import { ReadingFont } from '../../components/reading/reading-font.tsx'
import { ReadingTools } from '../../components/reading/reading-tools.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import type { PagePath } from '../../routing/page-path.ts'
import { ReadingNotices } from './reading-notices.tsx'

interface ReadItem {
  readonly id: number
  readonly titulo: string
  readonly resumo: string
  readonly imagem: string | null
  readonly corpo: RichTextDocument | null
  readonly idioma: string
  readonly flagPrevia: boolean
}

export interface ReadingPageProps {
  readonly item: ReadItem
  /** Cover drawn for an item without a picture; the same as on its card. */
  readonly cover: DrawnCover
  readonly list: { readonly to: PagePath; readonly name: string }
  /** Content above the title: kind or date. */
  readonly eyebrow?: ReactNode
  /** Facts below the summary: author, date, reading time. */
  readonly facts?: ReactNode
  /** Between its head and its text. */
  readonly before?: ReactNode
  /** Content below the text, beside the tools. */
  readonly children?: ReactNode
  /** Further reading, across the full width. */
  readonly after?: ReactNode
}

/** Page of a text: cover, title, body at the reader's chosen size, and related links. */
export function ReadingPage({ item, cover, list, eyebrow, facts, before, children, after }: ReadingPageProps) {
  const { corApp } = useChurchSite()
  const { pathname } = useLocation()
  const { titulo, resumo, imagem, corpo, idioma } = item
  return (
    <div className="reading-page bg-canvas pb-14 md:pb-20 print:pb-0">
      <ReadingFont />
      <div className="mx-auto max-w-page md:px-5 md:pt-5 print:hidden">
        <Cover
          {...cover}
          colour={corApp}
          photo={imagem}
          loading="first"
          focus="middle"
          sizes="(min-width: 1216px) 74rem, 100vw"
          className="hero-cover h-32 w-full sideways:max-h-[35dvh] overflow-hidden sm:h-56 md:h-72 md:rounded-hero"
        />
      </div>
      <div className={containerClass('page')}>
        <article className="pt-4 lg:grid lg:grid-cols-[minmax(0,44rem)_auto] lg:gap-x-12 lg:pt-8">
          <header className="mx-auto w-full max-w-3xl lg:col-start-1 lg:mx-0">
            <div className="print:hidden">
              <BackLink to={list.to} name={list.name} />
            </div>
            {eyebrow && <p className="mt-2 text-sm font-semibold text-muted">{eyebrow}</p>}
            <ItemTitle text={titulo} lang={idioma} />
            {corpo && resumo && (
              <p lang={idioma} className="mt-3 max-w-measure text-lg text-muted">
                {resumo}
              </p>
            )}
            {facts && <div className="mt-4">{facts}</div>}
            <ReadingNotices item={item} />
          </header>
          <div className="mx-auto mt-7 w-full max-w-3xl lg:col-start-1 lg:mx-0 lg:mt-9">
            {before}
            {corpo ? <RichText doc={corpo} lang={idioma} /> : <Summary text={resumo} lang={idioma} />}
            {children}
          </div>
          <ReadingTools title={titulo} path={pathname} lang={idioma} />
        </article>
        {after && <div className="print:hidden">{after}</div>}
      </div>
    </div>
  )
}

/** All there is to read of what has no longer text. */
function Summary({ text, lang }: { text: string; lang: string }) {
  if (!text) return null
  return (
    <div lang={lang} className="reading-body">
      <p className="whitespace-pre-line">{text}</p>
    </div>
  )
}
