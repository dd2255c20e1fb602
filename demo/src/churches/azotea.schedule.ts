import type { DemoRecurring } from '../demo-tenant.ts'

export const schedule: DemoRecurring[] = [
  {
    tipo: 'OUTRO',
    titulo: 'Cena caliente en la estación',
    descricao: 'Cocinamos a las seis y salimos a las ocho y media. Hacen falta manos, carritos y buenas noches.',
    weekday: 'thursday',
    time: '20:30',
    minutes: 90,
    local: 'Plaza de la estación, 1, Cádiz',
  },
  {
    tipo: 'CELULA',
    titulo: 'Grupo de la Viña',
    descricao: 'Leemos despacio, preguntamos mucho y siempre sobra tortilla.',
    weekday: 'tuesday',
    time: '20:00',
    minutes: 90,
    local: 'En casa de Noelia e Iván',
  },
  {
    tipo: 'CELULA',
    titulo: 'Grupo de madres y padres primerizos',
    descricao: null,
    weekday: 'friday',
    every: 2,
    time: '17:30',
    minutes: 75,
    local: 'La tonelería, planta baja',
  },
  {
    tipo: 'OUTRO',
    titulo: 'Afinar en una hora',
    descricao: 'Taís lo promete. De momento no ha tenido que devolver el dinero: es gratis.',
    weekday: 'saturday',
    nth: 2,
    time: '12:00',
    minutes: 60,
    local: null,
  },
]
