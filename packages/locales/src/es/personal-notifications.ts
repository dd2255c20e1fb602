import type { personalNotifications as measure } from '../pt/personal-notifications.ts'
import type { Translation } from '../translation.ts'

export const personalNotifications: Translation<typeof measure> = {
  groupRequest: {
    title: '{name} quiere participar en {group}',
    body: 'Mira la solicitud y responde. Quien espera se alegra de saberlo pronto.',
  },
  groupAccepted: {
    title: 'Ya formas parte de {group}',
    body: 'Tu solicitud fue aceptada. La dirección y los próximos encuentros están en la página del grupo.',
  },
  groupDeclined: {
    title: 'Sobre tu solicitud para {group}',
    body: 'Esta vez no fue posible. Hay otros grupos que te esperan.',
  },
  prayed: {
    title: '{count, plural, one {Una persona oró por ti} other {# personas oraron por ti}}',
    body: 'Estamos contigo.',
  },
  prayerMessages: {
    title: '{count, plural, one {Recibiste una palabra de ánimo} other {Recibiste # palabras de ánimo}}',
    body: 'Alguien escribió en tu petición de oración.',
  },
  prayedAndWrote: {
    title:
      '{prayed, plural, one {Una persona oró} other {# personas oraron}} por ti, y {wrote, plural, one {una escribió} other {# escribieron}}',
    body: 'Estamos contigo. Las palabras de ánimo están en tu petición de oración.',
  },
  prayerPublished: {
    title: 'Tu petición está en el muro',
    body: 'La iglesia ya puede orar contigo.',
  },
  prayerHeld: {
    title: 'Sobre tu petición de oración',
    body: 'No está en el muro. Habla con la iglesia si quieres saber más.',
  },
  careGiven: {
    title: 'Un seguimiento es tuyo ahora',
    body: 'El equipo te pasó un seguimiento. Míralo en Cuidado, en la oficina.',
  },
  careDue: {
    title: 'Cuidado: algo vence hoy',
    body: 'Tienes un seguimiento para hoy. Míralo en Cuidado, en la oficina.',
  },
  privacyGiven: {
    title: 'Una solicitud de privacidad ahora es suya',
    body: 'El equipo le pasó una solicitud. Véala en Solicitudes de privacidad, en la oficina.',
  },
  privacyDue: {
    title: 'Una solicitud de privacidad vence pronto',
    body: 'Hay una solicitud que necesita respuesta. Véala en Solicitudes de privacidad, en la oficina.',
  },
  prayerInCare: {
    title: 'Una petición necesita cuidado ahora',
    body: 'Alguien puede estar en peligro. Lee la petición y comunícate con la persona.',
  },
  chatInCare: {
    title: 'Un mensaje del chat necesita cuidado ahora',
    body: 'Alguien puede estar en riesgo. Lee el mensaje y comunícate con la persona.',
  },
  prayersToModerate: {
    title: '{count, plural, one {Una petición de oración te espera} other {# peticiones de oración te esperan}}',
    body: 'Lee y decide qué se publica en el muro.',
  },
  giftChargeFailed: {
    title: 'No se cobró tu ofrenda del {date}',
    body: 'Lo intentaremos de nuevo el {retry}. También puedes cambiar la tarjeta.',
  },
  giftStoppedCard: {
    title: 'Tu ofrenda periódica necesita otra tarjeta',
    body: 'Ya no se puede cobrar a la tarjeta actual. Elige otra para seguir dando.',
  },
  giftStoppedRefusal: {
    title: 'Tu ofrenda periódica se detuvo',
    body: 'La tarjeta fue rechazada todas las veces. Inténtalo de nuevo o elige otra.',
  },
  giftStoppedData: {
    title: 'Tu ofrenda periódica necesita tus datos',
    body: 'Completa tu perfil para que la ofrenda continúe.',
  },
  giftStoppedMethod: {
    title: 'Tu ofrenda periódica se detuvo',
    body: 'La iglesia ya no acepta esta forma de pago. Mira cómo seguir dando.',
  },
  giftStoppedReason: {
    title: 'Tu ofrenda periódica se detuvo',
    body: 'La iglesia ya no recibe ofrendas periódicas para esta causa. Puedes elegir otra.',
  },
  giftStoppedBank: {
    title: 'Tu ofrenda periódica se detuvo',
    body: 'Tu banco no autorizó Pix Automático o lo canceló.',
  },
  giftCardExpiring: {
    title: 'La tarjeta terminada en {digits} vence pronto',
    body: 'Cambia la tarjeta de tu ofrenda periódica antes de que termine {month}.',
  },
  serviceSoon: {
    title: '{title} empieza en 15 minutos',
    body: 'La transmisión está por comenzar. Ven a verla con nosotros.',
  },
  readingToday: {
    title: 'La lectura de hoy te espera',
    body: '{plan}: ábrela cuando puedas. Unos minutos bastan.',
  },
}
