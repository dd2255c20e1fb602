import type { ticketMails as ptMails, ticketMailParts as ptParts } from '../pt/ticket-mails.ts'
import type { Translation } from '../translation.ts'

export const ticketMails: Translation<typeof ptMails> = {
  'ticket-confirmed': {
    subject: '{igreja}: tus entradas para {evento}',
    preview: '{quando}',
    title: 'Inscripción confirmada',
    lead: 'Todo listo: tu inscripción en {evento} está confirmada ({igreja}). Muestra el código QR de cada entrada al llegar.',
    note: 'Guarda este mensaje: el botón abre tus entradas cuando las necesites.',
    button: 'Ver mis entradas',
    reason: 'Recibiste este mensaje porque se hizo una inscripción con esta dirección ({igreja}).',
  },
  'ticket-waiting': {
    subject: '{igreja}: falta pagar tu inscripción en {evento}',
    preview: 'Tu lugar está reservado hasta que venza el pago.',
    title: 'Tu inscripción espera el pago',
    lead: 'Reservamos tu lugar en {evento} ({igreja}). Paga {valor} para confirmar la inscripción.',
    note: 'Si ya pagaste, todo está bien: la confirmación llega enseguida. Sin el pago, la reserva se cancela sola.',
    button: 'Pagar ahora',
    reason: 'Recibiste este mensaje porque se hizo una inscripción con esta dirección ({igreja}).',
  },
  'ticket-expired': {
    subject: '{igreja}: tu reserva para {evento} terminó',
    preview: 'El pago no llegó a tiempo.',
    title: 'Tu reserva terminó',
    lead: 'El pago de tu inscripción en {evento} no llegó a tiempo y los lugares quedaron libres ({igreja}).',
    note: '¿Todavía quieres participar? Si quedan lugares, inscríbete de nuevo.',
    button: 'Ver el evento',
    reason: 'Recibiste este mensaje porque se hizo una inscripción con esta dirección ({igreja}).',
  },
  'ticket-canceled': {
    subject: '{igreja}: inscripción en {evento} cancelada',
    preview: 'Tus entradas ya no son válidas.',
    title: 'Inscripción cancelada',
    lead: 'Tu inscripción en {evento} fue cancelada ({igreja}). Las entradas ya no son válidas.',
    note: 'Si hay algo que devolverte, recibirás otro mensaje. ¿No fuiste tú? Habla con la iglesia.',
    button: 'Ver el evento',
    reason: 'Recibiste este mensaje porque se hizo una inscripción con esta dirección ({igreja}).',
  },
  'ticket-refunded': {
    subject: '{igreja}: inscripción en {evento} devuelta',
    preview: 'Lo que pagaste está en camino de vuelta.',
    title: 'Devolvimos tu inscripción',
    lead: 'El importe de tu inscripción en {evento} fue devuelto ({igreja}) y las entradas ya no son válidas.',
    note: 'El plazo depende de cómo pagaste: con tarjeta aparece en uno de los próximos resúmenes.',
    button: 'Ver el evento',
    reason: 'Recibiste este mensaje porque se hizo una inscripción con esta dirección ({igreja}).',
  },
  'ticket-reminder': {
    subject: '{igreja}: se acerca {evento}',
    preview: '{quando}',
    title: 'Ya casi es la hora',
    lead: 'Falta poco para {evento} ({igreja}). Ten tus entradas a mano: en el aparato donde ya las abriste funcionan también sin internet.',
    note: 'Llega con un poco de anticipación para entrar con calma.',
    button: 'Ver mis entradas',
    reason: 'Recibiste este mensaje porque tienes entradas para este evento ({igreja}).',
  },
  'ticket-offer': {
    subject: '{igreja}: hay un lugar en {evento}',
    preview: 'Te lo guardamos hasta {prazo}.',
    title: 'Hay un lugar para ti',
    lead: 'Estabas en la lista de espera de {evento} y ahora hay lugar ({igreja}). Te lo guardamos hasta {prazo}.',
    note: 'Si ya no lo quieres, no hace falta que hagas nada: después pasa a la siguiente persona.',
    button: 'Quedarme con el lugar',
    reason: 'Recibiste este mensaje porque alguien entró en la lista de espera con esta dirección ({igreja}).',
  },
}

export const ticketMailParts: Translation<typeof ptParts> = {
  event: 'Evento',
  when: 'Cuándo',
  where: 'Dónde',
  ticket: 'Entrada',
  total: 'Total',
  online: 'En línea',
}
