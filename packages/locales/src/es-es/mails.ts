import type { Messages } from '../catalogue.ts'
import type { Variant } from '../translation.ts'

/** Texts of mails that Spain writes otherwise. */
export const mails: Variant<Messages> = {
  mails: {
    activation: {
      lead: '¡Qué bien tenerte aquí! Confirma que este correo es tuyo y tu cuenta estará lista.',
    },
    recovery: {
      lead: 'Hemos recibido una solicitud para cambiar la contraseña de tu cuenta. Toca el botón y elige una nueva.',
      note: 'El enlace es válido por tiempo limitado y se usa una sola vez. Si no has sido tú, ignora este mensaje: tu contraseña sigue siendo la misma.',
    },
    'password-changed': {
      subject: 'Tu contraseña ha cambiado',
      preview: 'Si has sido tú, todo está bien.',
      title: 'Tu contraseña ha cambiado',
      lead: 'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en tus otros dispositivos.',
      note: 'Si has sido tú, todo está bien. Si no, crea una nueva contraseña ahora.',
      button: 'No he sido yo',
    },
    'deletion-asked': {
      lead: 'Hemos recibido la solicitud de eliminar tu cuenta. Si es lo que quieres, confírmalo con el botón.',
      note: 'Después de confirmar no hay vuelta atrás. Si has cambiado de idea, ignora este mensaje: tu cuenta sigue como está.',
    },
    'deletion-done': {
      lead: 'Hemos borrado los datos que {igreja} tenía sobre ti. Solo queda lo que la ley obliga a la iglesia a conservar.',
    },
    'new-device': {
      preview: 'Si has sido tú, todo está bien.',
      note: 'Si has sido tú, todo está bien. Si no, cambia tu contraseña ahora: se cerrará la sesión en tus otros dispositivos.',
    },
    'factor-added': {
      preview: 'Se ha añadido una nueva forma de confirmar que eres tú.',
      lead: 'Se ha añadido una llave de acceso o una aplicación de códigos a tu cuenta. Desde ahora te la pediremos al entrar, para confirmar que eres tú.',
      note: 'Si has sido tú, todo está bien. Si no, entra, quita lo que no conozcas y cambia tu contraseña.',
    },
    'factor-removed': {
      subject: 'Se ha quitado un paso de verificación',
      preview: 'Si has sido tú, todo está bien.',
      title: 'Se ha quitado un paso de verificación',
      lead: 'Se ha quitado una llave de acceso o una aplicación de códigos de tu cuenta.',
      note: 'Si has sido tú, todo está bien. Si no, cambia ahora tu contraseña y revisa la seguridad de la cuenta.',
    },
    'factors-reset': {
      lead: 'El equipo de la iglesia ha quitado las llaves de acceso, la aplicación de códigos y los códigos de respaldo de tu cuenta, y se ha cerrado la sesión en todos los dispositivos.',
    },
    'recovery-code-used': {
      preview: 'Si has sido tú, todo está bien.',
      note: 'Si has sido tú, mira cuántos te quedan. Si no, cambia ahora tu contraseña y crea códigos nuevos.',
    },
    'second-factor-failed': {
      note: 'Si has sido tú, espera unos minutos e inténtalo otra vez. Si no, alguien conoce tu contraseña: crea una nueva ahora.',
    },
    'sessions-ended': {
      subject: 'Hemos cerrado tu sesión',
      title: 'Hemos cerrado tu sesión en todos tus dispositivos',
    },
    'membership-closed': {
      lead: 'La administración de la iglesia ha suspendido tu acceso: por ahora no puedes entrar en esta iglesia.',
    },
    'cpf-claimed': {
      note: 'Si has sido tú, con otro correo, dile a la iglesia cuál conservar. Si no, no tienes que hacer nada; la iglesia también lo sabe.',
    },
    'gift-received': {
      preview: 'Hemos recibido {valor}. El recibo va adjunto.',
      title: 'Hemos recibido tu ofrenda',
    },
    'gift-refunded': {
      preview: 'Hemos devuelto {valor}.',
      title: 'Hemos devuelto tu ofrenda',
    },
    'gift-pix': {
      note: 'Si ya has pagado, todo está bien: el recibo llega enseguida. Si has cambiado de idea, ignora este mensaje: no se cobra nada.',
    },
    'gift-boleto': {
      note: 'El banco lo confirma en 1 o 2 días hábiles y el recibo llega por correo. Si has cambiado de idea, no tienes que hacer nada.',
    },
    'gift-cash': {
      lead: 'Hemos anotado tu ofrenda de {valor} en efectivo. Al entregarla, indica el código del pedido.',
    },
    'recurrence-failed': {
      subject: 'No se ha podido cobrar tu ofrenda de {valor}',
      title: 'El cobro no se ha aprobado esta vez',
      lead: 'No hemos podido cobrar tu ofrenda periódica de {valor} del {dia}.',
    },
    'recurrence-stopped': {
      lead: 'Hemos detenido tu ofrenda periódica de {valor}. No se cobra nada hasta que decidas.',
    },
    'recurrence-card-expiring': {
      subject: 'Tu tarjeta caduca pronto',
      title: 'Tu tarjeta está a punto de caducar',
      lead: 'La tarjeta de tu ofrenda periódica de {valor} caduca en {validade}. Añade la nueva para que continúe.',
      note: 'Es solo un minuto; el día y el importe siguen iguales.',
    },
    'play-failed': {
      subject: 'No se ha podido cobrar la renovación del plan {plano}',
      title: 'No se ha podido hacer el cobro',
      lead: 'No hemos podido cobrar {valor} de tu suscripción {plano}. Lo intentaremos de nuevo el {tentativa}.',
    },
    'play-card-needed': {
      lead: 'No hemos podido cobrar {valor} de tu suscripción {plano} con la tarjeta actual, y no lo intentaremos otra vez con ella.',
      note: 'Añade otra tarjeta o elige Pix para no perder el acceso.',
    },
    'play-canceled': {
      lead: 'Hemos cancelado tu suscripción {plano}. Puedes seguir viendo hasta el {ate}, y no se cobrará nada más.',
      note: '¿Has cambiado de idea? Hasta esa fecha puedes deshacer la cancelación.',
    },
    'ticket-waiting': {
      preview: 'Tu plaza está reservada hasta que venza el pago.',
      lead: 'Tu plaza en {evento} está reservada. Paga {valor} para confirmar la inscripción.',
      note: 'Si ya has pagado, todo está bien: la confirmación llega enseguida. Sin el pago, la reserva se cancela automáticamente.',
    },
    'ticket-expired': {
      preview: 'El pago no ha llegado a tiempo.',
      lead: 'El pago de tu inscripción en {evento} no ha llegado a tiempo y se han liberado las plazas.',
      note: '¿Todavía quieres participar? Si hay plazas, inscríbete de nuevo.',
    },
    'ticket-canceled': {
      note: 'Si hay algo que devolverte, recibirás otro mensaje. ¿No has sido tú? Habla con la iglesia.',
    },
    'ticket-refunded': {
      subject: 'Hemos devuelto el pago de tu inscripción en {evento}',
      title: 'Hemos devuelto tu pago',
      note: 'El plazo depende de cómo pagaste: con tarjeta aparece en uno de los próximos extractos.',
    },
    'ticket-moved': {
      lead: '{evento} ha cambiado de fecha, de hora o de lugar. Abajo ves cómo era y cómo es ahora. Tus entradas siguen siendo válidas.',
    },
    'ticket-offer': {
      subject: 'Hay una plaza en {evento}',
      preview: 'Te la guardamos hasta {prazo}.',
      title: 'Hay una plaza para ti',
      lead: 'Estabas en la lista de espera de {evento} y ahora hay una. Te la guardamos hasta {prazo}.',
      note: 'Si ya no la quieres, no hace falta que hagas nada: después pasa a la siguiente persona.',
      button: 'Aceptar la plaza',
    },
    'ticket-part-canceled': {
      note: 'Si hay dinero que devolver, recibirás otro mensaje. ¿No has sido tú? Habla con la iglesia.',
    },
    'ticket-part-refunded': {
      subject: 'Hemos devuelto una parte de tu inscripción para {evento}',
      preview: 'Te hemos devuelto {valor}.',
      title: 'Hemos devuelto una parte',
      lead: 'Hasta ahora hemos devuelto {valor} de tu inscripción para {evento}.',
      note: 'El plazo depende de cómo pagaste: con tarjeta aparece en uno de los próximos extractos.',
    },
    'ticket-transferred': {
      note: 'El pago sigue a tu nombre. ¿No has sido tú? Habla con la iglesia.',
    },
    'ticket-code': {
      note: 'El código es válido durante unos 15 minutos. Si no has sido tú, no hagas nada: sin él no se muestra nada.',
    },
    gift: {
      arrival: {
        card: 'En la tarjeta, el importe suele aparecer en uno de los dos próximos extractos.',
        byHand: 'La iglesia te devuelve el importe directamente. Si aún no habéis acordado cómo, habla con ella.',
      },
      refusals: {
        expired: 'El banco dijo que la tarjeta está caducada.',
      },
      standstills: {
        CARTAO: 'La tarjeta se ha quitado, ha caducado o ya no se puede usar. Elige otra para continuar.',
        RECUSA:
          'Lo hemos intentado varias veces y el banco no lo ha aprobado. Elige otra tarjeta o inténtalo de nuevo cuando puedas.',
      },
    },
  },
}
