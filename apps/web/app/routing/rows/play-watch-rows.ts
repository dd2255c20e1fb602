import type { RouteRow } from '../route-row.ts'
import { playCheckoutMessages } from './row-messages.ts'

/** The addresses where titles of Play are watched, by members. */
export const playWatchRows = [
  {
    path: '/play/watch/:id',
    layout: 'INPCPLAY',
    module: 'MOD_ASSINATURA',
    access: 'login',
    title: 'playWatch',
    page: 'play-watch',
    messages: ['playWatch', 'playProfiles', 'player', ...playCheckoutMessages],
    isWholeWindow: true,
    query: { comprar: ['ALUGUEL', 'COMPRA'] },
  },
] as const satisfies readonly RouteRow[]
