import type { RichBlock, RichInline, RichMark, RichText } from '@narthex/contract/content/rich-text'
import { localeOf } from '@narthex/contract/locale'
import { isLinked } from './marks.rules.ts'
import { type FoundPassage, passagesIn } from './passages.rules.ts'

/**
 * A clean document in which the places in the Bible that it names are marked, by the names of its language; as it is
 * where the product does not speak that one. Nothing is marked within a link.
 */
export async function withBibleMarks(doc: RichText, language: string): Promise<RichText> {
  const locale = localeOf(language)
  if (!locale) return doc
  const find = await passagesIn(locale)
  return { type: 'doc', content: doc.content.map((block) => markBlock(block, find)) }
}

/** The places that a line names, such as the one below a title: OSIS separated by commas, null for none. */
export async function passagesOf(line: string | null, language: string): Promise<string | null> {
  const locale = localeOf(language)
  if (!locale || line === null) return null
  const found = (await passagesIn(locale))(line)
  return found.length > 0 ? found.map(({ osis }) => osis).join(',') : null
}

type Find = (text: string) => FoundPassage[]

function markBlock(block: RichBlock, find: Find): RichBlock {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.content ? { ...block, content: markInlines(block.content, find) } : block
    case 'blockquote':
      return { ...block, content: block.content.map((inner) => markBlock(inner, find)) }
    case 'bulletList':
    case 'orderedList':
      return {
        ...block,
        content: block.content.map((item) => ({
          ...item,
          content: item.content.map((inner) => markBlock(inner, find)),
        })),
      }
    default:
      return block
  }
}

/** A place may begin in bold and end plain, so that the whole line is read at once. */
function markInlines(inlines: readonly RichInline[], find: Find): RichInline[] {
  const line = inlines.map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')
  const linked = spansOf(inlines).filter(({ inline }) => inline.type === 'text' && isLinked(inline.marks))
  const found = find(line).filter(({ begin, end }) => linked.every((span) => end <= span.begin || span.end <= begin))
  return spansOf(inlines).flatMap(({ inline, begin }) =>
    inline.type === 'text' ? cut(inline, begin, found) : [inline],
  )
}

function spansOf(inlines: readonly RichInline[]) {
  let end = 0
  return inlines.map((inline) => {
    const begin = end
    end += inline.type === 'text' ? inline.text.length : 1
    return { inline, begin, end }
  })
}

/** One run of words as the pieces inside and outside of what was found. */
function cut(
  inline: Extract<RichInline, { type: 'text' }>,
  begin: number,
  found: readonly FoundPassage[],
): RichInline[] {
  const end = begin + inline.text.length
  const within = found.filter((one) => one.begin < end && begin < one.end)
  const edges = [begin, ...within.flatMap((one) => [one.begin, one.end]), end]
  const places = [...new Set(edges.map((edge) => Math.min(Math.max(edge, begin), end)))]
  return places.slice(0, -1).map((from, index) => {
    const passage = within.find((one) => one.begin <= from && from < one.end)
    const bible: RichMark[] = passage ? [{ type: 'bible', attrs: { passage: passage.osis } }] : []
    const marks = [...(inline.marks ?? []), ...bible]
    const text = inline.text.slice(from - begin, (places[index + 1] ?? end) - begin)
    return { type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }
  })
}
