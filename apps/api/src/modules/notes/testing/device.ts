import { noteTextPart, noteTitlePart } from '@narthex/contract/notes/note-text'
import * as Y from 'yjs'

/** A device's copy of a note, edited offline. */
export class Device {
  readonly doc = new Y.Doc()

  /** Starts from an update of another device or of the server. */
  constructor(...updates: (Uint8Array | string)[]) {
    for (const update of updates) this.take(update)
  }

  title(text: string): this {
    const title = this.doc.getText(noteTitlePart)
    title.delete(0, title.length)
    title.insert(0, text)
    return this
  }

  /** A paragraph at this place. */
  write(text: string, at = 0): this {
    const paragraph = new Y.XmlElement('paragraph')
    paragraph.insert(0, [new Y.XmlText(text)])
    const body = this.doc.getXmlFragment(noteTextPart)
    body.insert(Math.min(at, body.length), [paragraph])
    return this
  }

  erase(at: number): this {
    const body = this.doc.getXmlFragment(noteTextPart)
    if (body.length > 0) body.delete(at % body.length, 1)
    return this
  }

  take(update: Uint8Array | string): this {
    Y.applyUpdate(this.doc, typeof update === 'string' ? Buffer.from(update, 'base64') : update)
    return this
  }

  /** The whole note, or what a device with this vector lacks. */
  update(vector?: Uint8Array): Uint8Array {
    return Y.encodeStateAsUpdate(this.doc, vector)
  }

  get base64(): string {
    return Buffer.from(this.update()).toString('base64')
  }

  get vector(): string {
    return Buffer.from(Y.encodeStateVector(this.doc)).toString('base64')
  }
}
