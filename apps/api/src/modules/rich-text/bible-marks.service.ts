import type { RichBlock, RichInline, RichMark, RichText } from '@narthex/contract/content/rich-text'
import { toLocale } from '@narthex/contract/locale'
import { type FoundPassage, loadPassageFinder } from './passages.rules.ts'

/**
 * Marks the Bible references in a clean document, using the book names of its language. Documents in an unsupported
 * language are returned unchanged. Text inside links is not marked.
 */
export async function withBibleMarks(doc: RichText, language: string): Promise<RichText> {
  const locale = toLocale(language)
  if (!locale) return doc
  const find = await loadPassageFinder(locale)
  return { type: 'doc', content: doc.content.map((block) => markBlock(block, find)) }
}

/** Finds the Bible references in one line. Returns OSIS codes separated by commas, null if there are none. */
export async function findPassages(line: string | null, language: string): Promise<string | null> {
  const locale = toLocale(language)
  if (!locale || line === null) return null
  const found = (await loadPassageFinder(locale))(line)
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

/** Parses the whole line at once because a reference may cross formatting marks (begin in bold, end plain). */
function markInlines(inlines: readonly RichInline[], find: Find): RichInline[] {
  const line = inlines.map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')
  const linked = toSpans(inlines).filter(({ inline }) => inline.type === 'text' && isLinked(inline.marks))
  const found = find(line).filter(({ begin, end }) => linked.every((span) => end <= span.begin || span.end <= begin))
  return toSpans(inlines).flatMap(({ inline, begin }) =>
    inline.type === 'text' ? splitAtPassages(inline, begin, found) : [inline],
  )
}

function toSpans(inlines: readonly RichInline[]) {
  let end = 0
  return inlines.map((inline) => {
    const begin = end
    end += inline.type === 'text' ? inline.text.length : 1
    return { inline, begin, end }
  })
}

/** Splits one text node at the edges of the references that overlap it. */
function splitAtPassages(
  inline: Extract<RichInline, { type: 'text' }>,
  begin: number,
  found: readonly FoundPassage[],
): RichInline[] {
  const end = begin + inline.text.length
  const within = found.filter((passage) => passage.begin < end && begin < passage.end)
  const edges = [begin, ...within.flatMap((passage) => [passage.begin, passage.end]), end]
  const cuts = [...new Set(edges.map((edge) => Math.min(Math.max(edge, begin), end)))]
  return cuts.slice(0, -1).map((from, index) => {
    const passage = within.find(({ begin: start, end: stop }) => start <= from && from < stop)
    const bible: RichMark[] = passage ? [{ type: 'bible', attrs: { passage: passage.osis } }] : []
    const marks = [...(inline.marks ?? []), ...bible]
    const text = inline.text.slice(from - begin, (cuts[index + 1] ?? end) - begin)
    return { type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }
  })
}

const isLinked = (marks: readonly RichMark[] = []) => marks.some(({ type }) => type === 'link')
