import type { consent as pt } from '../pt/consent.ts'
import type { Translation } from '../translation.ts'

export const consent: Translation<typeof pt> = {
  title: '¿Nos das permiso?',
  lead: '{purposes, select, marketing {Para saber si sus anuncios ayudan a alguien, {name} usa una herramienta externa.} statistics {Para mejorar este sitio, {name} usa herramientas externas.} other {Para mejorar este sitio y saber si sus anuncios ayudan a alguien, {name} usa herramientas externas.}} Solo si dices que sí.',
  more: 'Saber más',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  choose: 'Elegir',
  save: 'Guardar mi elección',
  marketingName: 'Anuncios',
  marketingMeaning: 'Facebook sabrá qué páginas abres aquí, y puede usarlo en los anuncios que te muestra.',
  statisticsName: 'Mejoras',
  statisticsMeaning: 'Herramientas externas muestran cómo se usa el sitio o te preguntan qué te parece.',
  mapsName: 'Mapas',
  mapsMeaning:
    'Un servicio de fuera dibuja las calles en el mapa de los grupos, y recibe la dirección de internet de tu dispositivo.',
}
