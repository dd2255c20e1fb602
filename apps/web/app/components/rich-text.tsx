import type { PagePath } from '../routing/page-path.ts'
import './reading/reading.css'
import { headingLevels } from '@narthex/client/format/heading-levels'
import type {
  RichBlock,
  RichInline,
  RichListItem,
  RichMark,
  RichText as RichTextDocument,
} from '@narthex/contract/content/rich-text'
import { Picture } from '@narthex/ui/picture'
import { Fragment, type ReactNode } from 'react'
import { SmartLink } from './smart-link.tsx'

export interface RichTextProps {
  readonly doc: RichTextDocument
  /** The language it is written in. */
  readonly lang: string
  readonly className?: string
}

/**
 * What a church wrote at length, in the reader's own measure and letter (reading.css). It stands below the page's one
 * title: its headings begin at the second level and leave none out, whatever was chosen for its looks.
 */
export function RichText({ doc, lang, className = '' }: RichTextProps) {
  const levels = headingLevels(doc.content)
  return (
    <div lang={lang} className={`reading-body ${className}`}>
      <Blocks blocks={doc.content} levels={levels} />
    </div>
  )
}

type Levels = ReturnType<typeof headingLevels>

function Blocks({ blocks, levels }: { blocks: readonly RichBlock[]; levels: Levels }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
    <Block key={index} block={block} levels={levels} />
  ))
}

function Block({ block, levels }: { block: RichBlock; levels: Levels }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      // An empty line is an editor's way to make room; the style sees to that.
      return block.content?.length ? <p>{words(block.content)}</p> : null
    case 'heading': {
      if (!block.content?.length) return null
      const Heading = `h${levels.get(block) ?? 2}` as 'h2' | 'h3' | 'h4'
      return <Heading>{words(block.content)}</Heading>
    }
    case 'bulletList':
      return <ul>{items(block.content, levels)}</ul>
    case 'orderedList':
      return <ol start={block.attrs?.start}>{items(block.content, levels)}</ol>
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={block.content} levels={levels} />
        </blockquote>
      )
    case 'horizontalRule':
      return <hr />
    case 'image':
      return (
        <Picture
          src={block.attrs.src}
          alt={block.attrs.alt}
          sizes="(min-width: 48rem) 42rem, 100vw"
          className="rounded-card"
        />
      )
    default:
      return null
  }
}

function items(list: readonly RichListItem[], levels: Levels) {
  return list.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
    <li key={index}>
      <Blocks blocks={item.content} levels={levels} />
    </li>
  ))
}

function words(line: readonly RichInline[]): ReactNode {
  return line.map((inline, index) => {
    const key = `${index}`
    if (inline.type === 'hardBreak') return <br key={key} />
    return <Fragment key={key}>{(inline.marks ?? []).toSorted(linksOutside).reduce(marked, inline.text)}</Fragment>
  })
}

/** Where a link goes is all of its words, however they are set. */
const isLink = ({ type }: RichMark) => type === 'link' || type === 'bible'
const linksOutside = (one: RichMark, other: RichMark) => Number(isLink(one)) - Number(isLink(other))

function marked(text: ReactNode, mark: RichMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>
    case 'italic':
      return <em>{text}</em>
    case 'underline':
      return <u>{text}</u>
    case 'link':
      return <SmartLink address={mark.attrs.href}>{text}</SmartLink>
    case 'bible':
      return <SmartLink to={passagePath(mark.attrs.passage)}>{text}</SmartLink>
    default:
      return text
  }
}

/** Where a passage of the Bible (OSIS) is read. */
export function passagePath(passage: string): PagePath {
  return `/bible?passage=${encodeURIComponent(passage)}`
}
