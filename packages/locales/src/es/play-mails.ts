import type { playMails as ptMails, playMailParts as ptParts } from '../pt/play-mails.ts'
import type { Translation } from '../translation.ts'

export const playMails: Translation<typeof ptMails> = {
  'play-started': {
    subject: 'Tu suscripción {plano} comenzó',
    preview: 'Disfrútala hasta el {ate}; después se renueva.',
    title: 'Te damos la bienvenida a Play',
    lead: 'Tu suscripción {plano} está activa. El período actual va hasta el {ate}.',
    note: 'Puedes cambiar de plan, pausar o cancelar cuando quieras.',
    button: 'Empezar a ver',
    reason: 'Recibes este mensaje porque te suscribiste a Play en {igreja}.',
  },
  'play-trial': {
    subject: 'Tu período gratis del plan {plano} comenzó',
    preview: 'Gratis hasta el {ate}. Primer cobro: {cobranca}.',
    title: 'Tu período gratis comenzó',
    lead: 'Mira todo lo que quieras: es gratis hasta el {ate}, y el primer cobro es el {cobranca}.',
    note: 'Si no quieres seguir, cancela a más tardar el {ate} y no pagarás nada. Después, el plan {plano} cuesta {preco}.',
    button: 'Empezar a ver',
    reason: 'Recibes este mensaje porque comenzaste un período gratis de Play en {igreja}.',
  },
  'play-renewal': {
    subject: 'Falta pagar la renovación del plan {plano}',
    preview: 'Tienes hasta el {ate} para pagar {valor} y seguir viendo.',
    title: 'Es hora de renovar',
    lead: 'Tu período del plan {plano} va hasta el {ate}. Para seguir, paga {valor} con el botón: el código de Pix aparece al momento.',
    note: 'Si no quieres seguir, no tienes que hacer nada: la suscripción termina sola.',
    button: 'Pagar ahora',
    reason: 'Recibes este mensaje porque tienes una suscripción de Play en {igreja}.',
  },
  'play-failed': {
    subject: 'No se pudo cobrar la renovación del plan {plano}',
    preview: 'Lo intentaremos de nuevo el {tentativa}.',
    title: 'No se pudo hacer el cobro',
    lead: 'No pudimos cobrar {valor} de tu suscripción {plano}. Lo intentaremos de nuevo el {tentativa}.',
    note: 'Si prefieres no esperar, cambia la tarjeta o paga ahora con el botón.',
    button: 'Resolverlo ahora',
    reason: 'Recibes este mensaje porque tienes una suscripción de Play en {igreja}.',
  },
  'play-card-needed': {
    subject: 'Cambia la tarjeta de tu suscripción {plano}',
    preview: 'Ya no se puede cobrar a la tarjeta actual.',
    title: 'Necesitamos otra tarjeta',
    lead: 'No pudimos cobrar {valor} de tu suscripción {plano} con la tarjeta actual, y no lo intentaremos otra vez con ella.',
    note: 'Agrega otra tarjeta o elige Pix para no perder el acceso.',
    button: 'Cambiar la tarjeta',
    reason: 'Recibes este mensaje porque tienes una suscripción de Play en {igreja}.',
  },
  'play-canceled': {
    subject: 'Tu suscripción {plano} fue cancelada',
    preview: 'Todavía puedes ver hasta el {ate}.',
    title: 'Suscripción cancelada',
    lead: 'Cancelamos tu suscripción {plano}. Puedes seguir viendo hasta el {ate}, y no se cobrará nada más.',
    note: '¿Cambiaste de idea? Hasta esa fecha puedes deshacer la cancelación.',
    button: 'Ver mi suscripción',
    reason: 'Recibes este mensaje porque cancelaste tu suscripción de Play en {igreja}.',
  },
  'play-ended': {
    subject: 'Tu suscripción {plano} terminó',
    preview: 'Puedes volver cuando quieras.',
    title: 'Tu suscripción terminó',
    lead: 'Tu suscripción {plano} llegó a su fin. No se cobrará nada más.',
    note: 'Tu lista y el punto donde lo dejaste siguen guardados.',
    button: 'Suscribirme de nuevo',
    reason: 'Recibes este mensaje porque tenías una suscripción de Play en {igreja}.',
  },
}

export const playMailParts: Translation<typeof ptParts> = { plan: 'Plan', amount: 'Importe', until: 'Hasta' }
