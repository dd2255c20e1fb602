import type { offline as pt } from '../pt/offline.ts'
import type { Translation } from '../translation.ts'

export const offline: Translation<typeof pt> = {
  kept: 'Todavía puedes leer',
}
