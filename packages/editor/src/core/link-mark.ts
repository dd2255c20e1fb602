import { Mark } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

export interface LinkMarkOptions {
  /** Whether a link may lead there; one that may not is no link, whether it was typed, pasted or loaded. */
  readonly isAllowed: (address: string) => boolean
  /** A click follows the link, in another tab. */
  readonly opensOnClick: boolean
}

/** Written by earlier versions into the notes that devices keep. */
const former = { default: null, rendered: false }

/** A link. What is typed at its end is no part of it. */
export const LinkMark = Mark.create<LinkMarkOptions>({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  exitable: true,
  inclusive: false,
  addOptions: () => ({ isAllowed: () => false, opensOnClick: false }),
  addAttributes: () => ({ href: { default: null }, target: former, rel: former, class: former, title: former }),
  parseHTML() {
    const getAttrs = (element: HTMLElement) =>
      this.options.isAllowed(element.getAttribute('href') ?? '') ? null : false
    return [{ tag: 'a[href]', getAttrs }]
  },
  renderHTML({ HTMLAttributes }) {
    const href = String(HTMLAttributes.href ?? '')
    return ['a', this.options.isAllowed(href) ? { href } : {}, 0]
  },
  addProseMirrorPlugins() {
    if (!this.options.opensOnClick) return []
    return [new Plugin({ props: { handleClick: (_view, _position, event) => openLink(event) } })]
  },
})

function openLink({ button, target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || button !== 0) return false
  window.open(link.href, '')
  return true
}
