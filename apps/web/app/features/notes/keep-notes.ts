import type { Keeper } from '../../offline/keepers.ts'
import { pathTo } from '../../routing/page-path.ts'
import { loadNoteEditor } from './note-editor/note-editor.tsx'

/** A member's latest notes; one page opens them all. */
export const noteKeeper: Keeper = {
  findPages: ({ home: { nota } }) =>
    nota ? { paths: ['/user/notes', pathTo('/user/notes/:noteId', { noteId: nota.id })], listed: [] } : undefined,

  async load({ reader }) {
    const [{ openNotebook }] = await Promise.all([import('./local/open-notebook.ts'), loadNoteEditor()])
    const { sync } = await openNotebook(reader)
    await sync.refresh()
  },
}
