import type { prayerHelp as pt } from '../pt/prayer-help.ts'
import type { Translation } from '../translation.ts'

/** For somebody whose words say that they, or others, are in danger. */
export const prayerHelp: Translation<typeof pt> = {
  title: 'No estás solo, no estás sola',
  lead: 'Lo que escribiste llegó a quien cuida de la iglesia, y solo a ellos. Alguien te va a buscar.',
  now: 'Si ahora mismo es difícil, habla con alguien:',
  call: 'Llamar al {number}',
  kinds: {
    CONVERSA: 'para hablar, a cualquier hora',
    VIOLENCIA: 'para quien sufre violencia',
    CRIANCA: 'para proteger a un menor',
    EMERGENCIA: 'en peligro ahora',
  },
  church: 'Hablar con la iglesia',
  stays: 'Tu petición no aparece en el muro. Está guardada en “Mis peticiones”.',
  seeMine: 'Ver mis peticiones',
}
