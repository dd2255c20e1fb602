export const consoleSender = {
  lead: 'Cómo se ven los correos de la iglesia en la bandeja de entrada, y adónde van las respuestas.',
  sections: { sender: 'Remitente' },
  nome: {
    label: 'Nombre de quien envía',
    help: 'Vacío: el nombre de la iglesia. La dirección de envío es la del sistema, para que los correos lleguen.',
  },
  responderPara: {
    label: 'Las respuestas van a',
    help: 'Vacío: el correo de los datos de la iglesia. Una dirección nueva recibe un enlace y solo se usa una vez confirmada.',
  },
  responderEmUso: { label: 'Dirección confirmada' },
  look: {
    title: 'Cómo se ve en la bandeja de entrada',
    subject: 'Recibo de tu ofrenda',
    preview: '¡Gracias! Recibimos tu ofrenda.',
    from: 'De',
    replies: 'Responder a',
    noAddress: 'la dirección del sistema',
    noReplies: 'nadie: los datos de la iglesia no tienen correo',
  },
  state: {
    waiting: 'Enviamos un enlace a {address} ({when}). Hasta que se confirme, las respuestas van a {current}.',
    waitingAlone: 'Enviamos un enlace a {address} ({when}). Hasta que se confirme, las respuestas no llegan a nadie.',
    good: 'El enlace es válido hasta {until}.',
    expired: 'El enlace venció.',
    confirmed: '{address} está confirmada y recibe las respuestas.',
    again: 'Enviar el enlace de nuevo',
    sent: 'Enviado. El enlace anterior ya no funciona.',
  },
  refusals: { TOO_MANY_REQUESTS: 'Se pidieron muchos enlaces de confirmación. Espera una hora e inténtalo de nuevo.' },
} as const
