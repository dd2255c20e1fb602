import type { BadgeTone } from '@narthex/ui/badge'
import type { ShownState } from './shown-state.ts'

export const stateTones: Record<ShownState, BadgeTone> = {
  RASCUNHO: 'muted',
  PUBLICADO: 'success',
  scheduled: 'warning',
}
