import { noteTextPart, noteTitlePart } from '@narthex/contract/notes/note-text'
import * as Y from 'yjs'

/** A note as no editor of ours writes it: every node, attribute and mark that a program of one's own may put in. */
export function hostileNote(): Uint8Array {
  const doc = new Y.Doc()
  doc.getText(noteTitlePart).insert(0, '<img src=x onerror=pwned()> pwned()', { link: { href: 'javascript:pwned()' } })
  const attacks = {
    onclick: 'pwned()',
    onerror: 'pwned()',
    onload: 'pwned()',
    style: 'background:url(//evil.example/a)',
  }
  const addresses = { src: 'javascript:pwned()', href: 'javascript:pwned()', srcdoc: '<script>parent.pwned()</script>' }
  const names = ['paragraph', 'script', 'image', 'img', 'iframe', 'svg', 'object', 'a', 'heading', 'codeBlock', 'table']
  doc.getXmlFragment(noteTextPart).insert(
    0,
    names.map((name) => {
      const element = new Y.XmlElement(name)
      for (const [key, value] of Object.entries({ ...attacks, ...addresses, level: '1 onclick=pwned()' }))
        element.setAttribute(key, value)
      const words = new Y.XmlText()
      words.insert(0, `${name} pwned()`, { link: { href: 'javascript:pwned()', onclick: 'pwned()' }, bold: attacks })
      element.insert(0, [words])
      return element
    }),
  )
  const plain = new Y.XmlElement('paragraph')
  plain.insert(0, [new Y.XmlText('<script>pwned()</script> pwned()')])
  doc.getXmlFragment(noteTextPart).push([plain])
  return Y.encodeStateAsUpdate(doc)
}
