import type { DemoNotification } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

export const notifications: DemoNotification[] = [
  {
    sent: { weekday: 'sunday', time: '18:40', weeksAgo: 0 },
    tipo: 'CULTO',
    titulo: 'Abrimos en veinte minutos',
    corpo: 'Hoy predica Iván y canta quien quiera. Si no puedes venir, conéctate: la cámara ya está en su sitio.',
  },
  {
    sent: { weekday: 'friday', time: '07:15', weeksAgo: 0 },
    tipo: 'DEVOCIONAL',
    titulo: 'Diez minutos: el vecino de abajo',
    about: 'El vecino de abajo',
    corpo: 'Amar al prójimo es fácil hasta que hace obras un sábado. Hoy leemos Lucas 10.',
  },
  {
    sent: { weekday: 'thursday', time: '13:00', weeksAgo: 0 },
    tipo: null,
    titulo: 'Esta noche faltan manos',
    corpo: prose(`
      Para la cena de la estación necesitamos dos personas que sepan cortar cebolla sin llorar y una con furgoneta.
      Quedamos a las ocho en la puerta amarilla.`),
  },
  {
    sent: { weekday: 'tuesday', time: '20:05', weeksAgo: 0 },
    tipo: 'EVENTO',
    titulo: 'Cine en la azotea: ya puedes apuntarte',
    about: 'Cine en la azotea',
    corpo: prose(`
      Volvemos al número 14 de la calle Levantera, que para algo nacimos allí. Hay sesenta sitios; la silla la pones
      tú.`),
  },
  {
    sent: { weekday: 'wednesday', time: '07:15', weeksAgo: 1 },
    tipo: 'DEVOCIONAL',
    titulo: 'Diez minutos: dormir en la barca',
    about: 'Dormir en la barca',
    corpo: 'En plena tormenta, Jesús dormía sobre un cabezal. ¿Qué sabía él que los demás habían olvidado?',
  },
  {
    sent: { weekday: 'sunday', time: '18:40', weeksAgo: 1 },
    tipo: 'CULTO',
    titulo: 'Hoy, preguntas sin filtro',
    corpo: 'Manda la tuya por el chat. Candela y Taís responderán a las que sepan; de las demás, lo dirán sin apuro.',
  },
  {
    sent: { weekday: 'monday', time: '17:30', weeksAgo: 2 },
    tipo: 'EVENTO',
    titulo: 'Fin de semana en Grazalema',
    about: 'Fin de semana en Grazalema',
    corpo: prose(`
      Senderismo, hoguera y cero cobertura. Sale a 65 € con todo incluido; si el dinero es un problema, dínoslo y lo
      arreglamos.`),
  },
  {
    sent: { weekday: 'saturday', time: '11:20', weeksAgo: 3 },
    tipo: null,
    titulo: 'San Fernando cambia de hora',
    corpo: prose(`
      A partir del domingo que viene, el encuentro de San Fernando empieza a las doce. Después, arroz para todos.`),
  },
]
