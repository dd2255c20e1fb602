import type { news as pt } from '../pt/news.ts'
import type { Translation } from '../translation.ts'

export const news: Translation<typeof pt> = {
  lead: 'Lo que pasa por aquí, contado por quienes lo viven.',
  search: 'Buscar en las noticias',
  latest: 'La más reciente',
  empty: 'Todavía no hay noticias',
}
