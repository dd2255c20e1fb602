import type { playPlans as measure } from '../pt/play-plans.ts'
import type { Translation } from '../translation.ts'

export const playPlans: Translation<typeof measure> = {
  lead: 'Mira todo lo que la iglesia publica en Play. Cambia de plan o cancela cuando quieras.',
  hidden: 'Este plan es solo para quienes recibieron el enlace.',
  per: { MES: 'al mes', TRIMESTRE: 'al trimestre', ANO: 'al año' },
  trial: '{days, plural, one {# día gratis} other {# días gratis}}',
  trialPoint: '{days, plural, one {# día gratis, y solo después pagas} other {# días gratis, y solo después pagas}}',
  saving: 'Ahorra un {percent, number} %',
  screens: '{count, plural, one {# pantalla a la vez} other {# pantallas al mismo tiempo}}',
  everything: 'Todo el catálogo para suscriptores',
  monthly: 'Sale a {price} al mes',
  choose: 'Elegir',
  chooseNamed: 'Elegir el plan {name}',
  back: 'Ver todos los planes',
  chosen: 'Plan {name}',
  signIn: 'Entrar para suscribirme',
  signInLead: 'Entra en tu cuenta, o crea una, y continúa la suscripción desde aquí.',
  already: 'Ya tienes una suscripción',
  alreadyLead: 'Tu suscripción está activa: todo está abierto para ti.',
  browse: 'Explorar el catálogo',
  manage: 'Mis suscripciones',
  empty: {
    title: 'Todavía no hay planes',
    lead: 'La iglesia aún no ofrece suscripciones. Los videos gratis ya se pueden ver.',
  },
  gone: {
    title: 'Este plan ya no existe',
    lead: 'Quizás la iglesia lo retiró. Mira los planes disponibles.',
  },
}
