import type { consent as pt } from '../pt/consent.ts'
import type { Translation } from '../translation.ts'

export const consent: Translation<typeof pt> = {
  title: 'Tu privacidad',
  lead: '{name} pide tu permiso para usar {purposes, select, marketing {una herramienta de terceros que muestra si los anuncios dan resultado} statistics {herramientas de terceros que ayudan a mejorar este sitio} other {herramientas de terceros que ayudan a mejorar este sitio y muestran si los anuncios dan resultado}}.',
  more: 'Saber más',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  choose: 'Elegir',
  save: 'Guardar mi elección',
  marketingName: 'Anuncios',
  marketingMeaning: 'Facebook sabrá qué páginas abres aquí, y puede usarlo en los anuncios que te muestra.',
  statisticsName: 'Estadísticas',
  statisticsMeaning: 'Herramientas de terceros muestran cómo se usa el sitio o te preguntan qué te parece.',
  mapsName: 'Mapas',
  mapsMeaning:
    'Un servicio de terceros dibuja las calles en el mapa de los grupos y recibe la dirección IP de tu dispositivo.',
}
