import * as z from 'zod/mini'

/*
 * What a church writes at length, as Tiptap keeps it (ProseMirror's JSON). The product knows these nodes and marks; the
 * API drops whatever else an editor may send, so a reader need not expect more.
 */

export type RichMark =
  | { readonly type: 'bold' | 'italic' | 'underline' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
  /** A place in the Bible, in OSIS: `John.3.16`, `John.3.16-John.3.18`, `Ps.23`. Put in by the API. */
  | { readonly type: 'bible'; readonly attrs: { readonly passage: string } }

export type RichInline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly RichMark[] }
  | { readonly type: 'hardBreak' }

export type RichListItem = { readonly type: 'listItem'; readonly content: readonly RichBlock[] }

export type RichBlock =
  | { readonly type: 'paragraph'; readonly content?: readonly RichInline[] }
  | {
      readonly type: 'heading'
      readonly attrs: { readonly level: 2 | 3 | 4 }
      readonly content?: readonly RichInline[]
    }
  | { readonly type: 'bulletList'; readonly content: readonly RichListItem[] }
  | {
      readonly type: 'orderedList'
      readonly attrs?: { readonly start: number }
      readonly content: readonly RichListItem[]
    }
  | { readonly type: 'blockquote'; readonly content: readonly RichBlock[] }
  | { readonly type: 'horizontalRule' }
  | {
      readonly type: 'image'
      /** Without a text, an image is marked as decoration, or its writer has not decided yet: readers treat both alike. */
      readonly attrs: { readonly src: string; readonly alt: string; readonly decorative?: true }
    }
  | RichMedia

/** A film to watch in its place, or a file of the church's library to open or to hear. */
export type RichMedia =
  | { readonly type: 'video'; readonly attrs: { readonly url: string; readonly title: string } }
  | { readonly type: 'file'; readonly attrs: { readonly href: string; readonly title: string } }

export type RichNode = RichBlock | RichListItem | RichInline

/**
 * A document on its way out. Of its blocks nothing is declared but that they are blocks: `cleanRichText` is the one way in,
 * and a document of any depth is written without a look at each of its nodes.
 */
export const richText = z.strictObject({
  type: z.literal('doc'),
  content: z.array(z.any() as z.ZodMiniType<RichBlock, RichBlock>),
})
export type RichText = z.infer<typeof richText>

/** The words of a document alone, a line for each of its blocks. */
export function toPlainText({ content }: RichText): string {
  return content.flatMap(linesOf).filter(Boolean).join('\n')
}

function linesOf(node: RichNode): string[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [(node.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')]
    case 'image':
      return [node.attrs.alt]
    case 'video':
    case 'file':
      return [node.attrs.title]
    case 'bulletList':
    case 'orderedList':
    case 'listItem':
    case 'blockquote':
      return node.content.flatMap(linesOf)
    default:
      return []
  }
}
