import { Mark } from '@tiptap/core'

/** A Bible reference, as the API found it when the text was saved. It is no link here: a click is for writing. */
export const BibleMark = Mark.create({
  name: 'bible',
  inclusive: false,
  addAttributes: () => ({ passage: { default: '' } }),
  renderHTML: () => ['span', { class: 'content-passage' }, 0],
})
