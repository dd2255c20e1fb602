import { chipClass } from '@narthex/ui/chip'
import { Icon } from '@narthex/ui/icon'
import type { Editor } from '@tiptap/core'

/** Marks a moment of a broadcast in the text. */
export interface NoteStamp {
  readonly label: string
  /** Finds the text to insert and its page; undefined while there is no moment to mark. */
  readonly find: () => { readonly text: string; readonly href: string } | undefined
}

/** Checks whether an address is a moment of a broadcast of this site, the only links allowed in a note. */
export const isMomentAddress = (address: string) => /^\/live\?transmissao=\d{1,18}&t=\d{1,6}$/.test(address)

/** Writes the moment where the text stands, as a link back to it. */
export function StampButton({ editor, stamp }: { editor: Editor; stamp: NoteStamp }) {
  const write = () => {
    const moment = stamp.find()
    if (!moment) return
    const { text, href } = moment
    editor
      .chain()
      .focus()
      .insertContent([
        { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] },
        { type: 'text', text: ' ' },
      ])
      .run()
  }
  return (
    <button
      type="button"
      // The text keeps the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={write}
      className={`${chipClass} mt-2 print:hidden`}
    >
      <Icon name="clock" className="size-5" />
      {stamp.label}
    </button>
  )
}
