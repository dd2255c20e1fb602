import type { prayerHelp as pt } from '../pt/prayer-help.ts'
import type { Translation } from '../translation.ts'

/** For authors whose request says that they, or others, are in danger. */
export const prayerHelp: Translation<typeof pt> = {
  title: 'Estamos contigo',
  lead: 'Lo que escribiste llegó al equipo pastoral, y solo a él. Alguien del equipo se comunicará contigo.',
  now: 'Si estás pasando un momento muy difícil, habla con alguien ahora:',
  call: 'Llamar al {number}',
  kinds: {
    CONVERSA: 'para hablar, a cualquier hora',
    VIOLENCIA: 'para quien sufre violencia',
    CRIANCA: 'para proteger a un menor',
    EMERGENCIA: 'si hay peligro en este momento',
  },
  church: 'Hablar con la iglesia',
  stays: 'Tu petición no aparece en el muro. Está guardada en “Mis peticiones”.',
  seeMine: 'Ver mis peticiones',
}
