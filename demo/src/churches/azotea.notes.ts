import type { DemoNote } from '../demo-tenant.ts'

export const candelasNotes: DemoNote[] = [
  {
    written: { weekday: 'sunday', time: '12:35', weeksAgo: 0 },
    titulo: 'El camino a Emaús',
    texto: `Lucas 24:13-35

Caminaron con él toda la tarde y lo reconocieron en la mesa.

• Les preguntó antes de explicarles nada.
• Se dejó invitar.
• Volvieron de noche: cuando algo arde por dentro, el camino se hace corto.

> ¿No ardía nuestro corazón?

Para la semana: preguntar más y explicar menos.`,
  },
  {
    written: { weekday: 'thursday', time: '21:20', weeksAgo: 1 },
    titulo: 'Ideas para la bienvenida',
    texto: `1. Un cartel que se lea desde la escalera
2. Sillas en círculo, no en filas
3. Que nadie desayune solo`,
  },
  {
    written: { weekday: 'sunday', time: '12:50', weeksAgo: 4 },
    titulo: 'El pan de cada día',
    texto: `Mateo 6:11

No pide para el mes: pide para hoy. Y pide en plural.

• ¿Con quién estoy repartiendo lo de hoy?`,
  },
  {
    written: { weekday: 'saturday', time: '09:15', weeksAgo: 10 },
    titulo: 'Pido por',
    texto: `• La operación de mi padre, el martes
• Nuria y su primer mes en el hospital
• Que el levante deje cantar fuera

Salmo 121`,
  },
]

export const rafasNotes: DemoNote[] = [
  {
    written: { weekday: 'tuesday', time: '10:05', weeksAgo: 0 },
    titulo: 'Para el domingo',
    texto: `• Toldo nuevo: ¿quién sube a ayudar?
• Avisar a la vecina del segundo por el ruido
• Café para treinta`,
  },
  {
    written: { weekday: 'sunday', time: '13:02', weeksAgo: 2 },
    titulo: 'Zaqueo',
    texto: `Lucas 19:1-10

Primero entra en su casa, después cambia su cuenta. Nunca al revés.`,
  },
  {
    written: { weekday: 'wednesday', time: '20:45', weeksAgo: 6 },
    titulo: 'Lo que contaron los nuevos',
    texto: `1. Vinieron por un amigo, todos
2. Les costó encontrar el portal
3. Volvieron porque alguien recordó su nombre`,
  },
]
