import type { consolePreview as pt } from '../../pt/console/preview.ts'
import type { Translation } from '../../translation.ts'

export const consolePreview: Translation<typeof pt> = {
  open: 'Preview',
  title: 'Preview',
  frame: 'Preview: {title}',
  close: 'Close preview',
  failedLoad: 'The preview could not be loaded. Reload the page.',
  loading: 'Loading the preview…',
  ready: 'The preview is up to date.',
  refresh: 'Refresh',
  tab: 'Open in a new tab',
  note: 'Only you see this. Nothing changes on the site until you publish.',
  incomplete: 'Fill in what is missing in the form to see the page.',
  options: 'How to show it',
  page: 'Page',
  pages: { ITEM: 'Its own page', LISTA: 'List', INICIO: 'Home', SOBRE: 'About the church' },
  reader: 'Who is viewing',
  readers: { VISITANTE: 'Visitor', MEMBRO: 'Member', MENOR: 'Under 18', LIDER: 'Leader' },
  width: 'Screen',
  widths: { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' },
  language: 'Language',
  moment: 'Moment',
  momentHint: 'Empty: now, or when it first appears.',
  shows: 'Shows the site on {when}.',
}
