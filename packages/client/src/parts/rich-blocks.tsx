import type {
  RichBlock,
  RichInline,
  RichListItem,
  RichMark,
  RichMedia,
  RichText,
} from '@narthex/contract/content/rich-text'
import { Picture } from '@narthex/ui/picture'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { headingLevels } from '../format/heading-levels.ts'

/** A link of a text: an address that the church wrote, or a passage of the Bible in OSIS. */
export type RichLinkProps = { readonly children: ReactNode } & (
  | { readonly address: string; readonly passage?: never }
  | { readonly passage: string; readonly address?: never }
)

interface Looks {
  readonly levels: ReturnType<typeof headingLevels>
  readonly Link: ComponentType<RichLinkProps>
  readonly Media: ComponentType<RichMediaProps> | undefined
}

export interface RichMediaProps {
  readonly media: RichMedia
}

interface RichBlocksProps {
  readonly doc: RichText
  readonly Link: Looks['Link']
  /** Plays films and recordings, and offers files; without it there is a link to each. */
  readonly Media?: Looks['Media']
}

/**
 * The blocks of a text that a church wrote at length. It stands below one title: its headings begin at the second level
 * and leave none out, whatever was chosen for its looks. Where its links lead is the app's.
 */
export function RichBlocks({ doc, Link, Media }: RichBlocksProps) {
  return <Blocks blocks={doc.content} looks={{ levels: headingLevels(doc.content), Link, Media }} />
}

function Blocks({ blocks, looks }: { blocks: readonly RichBlock[]; looks: Looks }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
    <Block key={index} block={block} looks={looks} />
  ))
}

function Block({ block, looks }: { block: RichBlock; looks: Looks }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      // An empty line is an editor's way to make room; the style sees to that.
      return block.content?.length ? <p>{words(block.content, looks)}</p> : null
    case 'heading': {
      if (!block.content?.length) return null
      const Heading = `h${looks.levels.get(block) ?? 2}` as 'h2' | 'h3' | 'h4'
      return <Heading>{words(block.content, looks)}</Heading>
    }
    case 'bulletList':
      return <ul>{items(block.content, looks)}</ul>
    case 'orderedList':
      return <ol start={block.attrs?.start}>{items(block.content, looks)}</ol>
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={block.content} looks={looks} />
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
    case 'video':
    case 'file':
      return <Insert media={block} looks={looks} />
    default:
      return null
  }
}

function Insert({ media, looks: { Link, Media } }: RichMediaProps & { looks: Looks }) {
  if (Media) return <Media media={media} />
  const address = media.type === 'video' ? media.attrs.url : media.attrs.href
  return (
    <p>
      <Link address={address}>{media.attrs.title || address}</Link>
    </p>
  )
}

function items(list: readonly RichListItem[], looks: Looks) {
  return list.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
    <li key={index}>
      <Blocks blocks={item.content} looks={looks} />
    </li>
  ))
}

function words(line: readonly RichInline[], { Link }: Looks): ReactNode {
  return line.map((inline, index) => {
    const key = `${index}`
    if (inline.type === 'hardBreak') return <br key={key} />
    const marks = (inline.marks ?? []).toSorted(linksOutside)
    return (
      <Fragment key={key}>{marks.reduce((text, mark) => marked(text, mark, Link), inline.text as ReactNode)}</Fragment>
    )
  })
}

/** Where a link goes is all of its words, however they are set. */
const isLink = ({ type }: RichMark) => type === 'link' || type === 'bible'
const linksOutside = (one: RichMark, other: RichMark) => Number(isLink(one)) - Number(isLink(other))

function marked(text: ReactNode, mark: RichMark, Link: Looks['Link']): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>
    case 'italic':
      return <em>{text}</em>
    case 'underline':
      return <u>{text}</u>
    case 'link':
      return <Link address={mark.attrs.href}>{text}</Link>
    case 'bible':
      return <Link passage={mark.attrs.passage}>{text}</Link>
    default:
      return text
  }
}
