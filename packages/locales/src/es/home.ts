import type { home as pt } from '../pt/home.ts'
import type { Translation } from '../translation.ts'

export const home: Translation<typeof pt> = {
  actions: '¿Qué quieres hacer?',
  watch: 'Ver el culto',
  events: 'Ver los eventos',
  give: 'Donar',
  pray: 'Pedir oración',
  groups: 'Encontrar un grupo',
  devotionals: 'Leer el devocional',
  bible: 'Abrir la Biblia',
  schedule: 'Ver la agenda',
  ministries: 'Conocer los ministerios',
  about: 'Conocernos',
  visit: 'Ven a visitarnos',
  highlights: 'Lo que está pasando',
  story: 'Nuestra historia',
  readStory: 'Leer toda la historia',
  congregations: 'Cerca de ti',
  congregationsLead: '{count, plural, one {Una congregación} other {# congregaciones}} con la misma puerta abierta.',
}
