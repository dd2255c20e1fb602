import type { RichBlock, RichInline, RichListItem, RichMark, RichText } from '@narthex/contract/content/rich-text'
import { absoluteImage } from '@narthex/contract/media/image-address'
import { escapeHtml } from '../../platform/escape-html.ts'

/** A document as HTML for programs outside the house; links and pictures with their whole address. */
export function renderHtml({ content }: RichText, origin: string): string {
  const absolute = (address: string) => escapeHtml(URL.parse(address, origin)?.href ?? origin)
  return blocks(content)

  function blocks(nodes: readonly (RichBlock | RichListItem)[]): string {
    return nodes.map(block).join('')
  }

  function block(node: RichBlock | RichListItem): string {
    switch (node.type) {
      case 'paragraph':
        return `<p>${inlines(node.content)}</p>`
      case 'heading':
        return `<h${node.attrs.level}>${inlines(node.content)}</h${node.attrs.level}>`
      case 'bulletList':
        return `<ul>${blocks(node.content)}</ul>`
      case 'orderedList':
        return `<ol start="${node.attrs?.start ?? 1}">${blocks(node.content)}</ol>`
      case 'listItem':
        return `<li>${blocks(node.content)}</li>`
      case 'blockquote':
        return `<blockquote>${blocks(node.content)}</blockquote>`
      case 'horizontalRule':
        return '<hr>'
      case 'image':
        return `<p><img src="${escapeHtml(absoluteImage(node.attrs.src, origin) ?? origin)}" alt="${escapeHtml(node.attrs.alt)}"></p>`
      case 'video':
        return linkLine(node.attrs.url, node.attrs.title)
      case 'file':
        return linkLine(node.attrs.href, node.attrs.title)
    }
  }

  function linkLine(address: string, title: string): string {
    const href = absolute(address)
    return `<p><a href="${href}">${escapeHtml(title) || href}</a></p>`
  }

  function inlines(nodes: readonly RichInline[] = []): string {
    return nodes
      .map((node) => (node.type === 'text' ? (node.marks ?? []).reduce(within, escapeHtml(node.text)) : '<br>'))
      .join('')
  }

  function within(html: string, mark: RichMark): string {
    switch (mark.type) {
      case 'bold':
        return `<strong>${html}</strong>`
      case 'italic':
        return `<em>${html}</em>`
      case 'underline':
        return `<u>${html}</u>`
      case 'link':
        return `<a href="${absolute(mark.attrs.href)}">${html}</a>`
      case 'bible':
        return `<a href="${absolute(`/bible?passage=${encodeURIComponent(mark.attrs.passage)}`)}">${html}</a>`
    }
  }
}
