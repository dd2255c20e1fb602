import type { Editor, JSONContent } from '@tiptap/core'

/**
 * Replaces what differs between the text of an editor and another one: what someone else saved, or an earlier version. The
 * cursor and what can be undone stay with the words that are the same.
 */
export function replaceContent(editor: Editor, content: JSONContent): void {
  const { state, view, schema } = editor
  const next = schema.nodeFromJSON(content)
  const from = state.doc.content.findDiffStart(next.content)
  const end = state.doc.content.findDiffEnd(next.content)
  if (from === null || end === null) return
  // Where the same letters stand before and after a change, both searches claim them.
  const overlap = Math.max(0, from - Math.min(end.a, end.b))
  const tr = state.tr.replace(from, end.a + overlap, next.slice(from, end.b + overlap))
  view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}
