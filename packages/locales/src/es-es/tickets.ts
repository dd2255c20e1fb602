import type { Messages } from '../catalogue.ts'
import type { Variant } from '../translation.ts'

/** Texts of events and tickets that Spain writes otherwise. */
export const tickets: Variant<Messages> = {
  calendar: {
    add: 'Añadir al calendario',
  },
  door: {
    phone: 'Móvil',
    camera: {
      missing: 'No ha funcionado ninguna cámara. Busca por nombre o escribe el código.',
    },
    isInside: 'Ya ha entrado',
    isOutside: 'Todavía no ha entrado',
    result: {
      inside: 'El niño está dentro',
      duplicate: 'Ya ha entrado',
    },
    notInList: 'Todavía no está en la lista de este móvil, pero la entrada es auténtica.',
    rejected:
      '{reason, select, CANCELADO {{name} entró con una entrada cancelada.} NAO_PAGO {{name} entró con una entrada sin pagar.} OUTRA_LISTA {{name} entró, pero no es de esta lista.} other {Una lectura de este móvil no era de ninguna entrada del evento.}}',
  },
  events: {
    paidEvents: 'De pago',
    freeAndPaid: 'Gratis o de pago',
  },
  registrations: {
    tickets: {
      ended: {
        EXPIRADA: 'El plazo para pagar ha terminado y se han liberado las plazas. No se ha cobrado nada.',
      },
    },
  },
  ticketBuying: {
    choose: {
      more: 'Añadir una: {name}',
    },
    price: {
      changed: 'El total ha cambiado',
      changedLead: 'No se ha cobrado nada y no se ha perdido nada. Mira la diferencia antes de continuar.',
    },
    hold: {
      over: 'El tiempo de la reserva ha terminado',
      overLead:
        'Se han liberado las plazas, pero todo lo que has escrito está guardado aquí. Reserva de nuevo y continúa.',
      back: 'Tus plazas están reservadas otra vez.',
      goneLead: 'Elige las entradas otra vez; es solo un minuto.',
    },
    queue: {
      lead: 'Estás en la cola y tu sitio está guardado. Esta página avanza sola; no hace falta recargarla.',
      place: 'Tu sitio en la cola: {place}',
      leave: 'Salir de la cola',
    },
    login: {
      lead: 'Este evento pide una cuenta. Lo que has elegido está guardado.',
    },
    wait: {
      lead: 'Cuando se libere una plaza, la reservamos para ti y te avisamos por correo.',
      count: 'Cuántas plazas',
      doneLead: 'Te avisamos por correo en cuanto haya una plaza.',
      offered: 'Se ha liberado una plaza y está guardada para ti.',
      take: 'Aceptar la plaza',
      available: 'Todavía hay plazas. Elige las entradas.',
    },
    holder: {
      fileFailed: 'No hemos podido recibir este archivo. Prueba con otro, de hasta 5 MB.',
    },
    offline: 'Estás sin internet. Lo que has escrito está guardado aquí; continúa cuando vuelva la conexión.',
  },
  ticketCard: {
    files: {
      calendar: 'Añadir al calendario',
      failed: 'No se ha podido descargar. Inténtalo de nuevo.',
    },
    wallets: {
      APPLE: 'Añadir a Apple Wallet',
      GOOGLE: 'Añadir a Google Wallet',
      other: 'Otra cartera',
      offline: 'Conéctate a internet para guardarla en tu cartera.',
      failed: 'No se ha podido abrir la cartera. Inténtalo de nuevo.',
    },
  },
  ticketChanges: {
    cancel: {
      final: 'Una vez cancelada, la entrada ya no es válida y la plaza se libera para otra persona.',
    },
    transfer: {
      sent: 'Hemos enviado el enlace a {email}.',
    },
    receive: {
      ACEITALead: 'Si has sido tú, la entrada está en tu cuenta o en el correo que hemos enviado.',
    },
    errors: {
      REFUND_CHANGED: 'El importe de la devolución ha cambiado. Revísalo y confirma otra vez.',
      CHANGED_MEANWHILE:
        'Alguien ha cambiado estos datos al mismo tiempo. Cierra, abre de nuevo y revisa antes de guardar.',
    },
  },
  ticketCheckout: {
    installments: 'Plazos',
    declined:
      'El pago no se ha aprobado y no se ha cobrado nada. Revisa los datos, usa otra tarjeta o paga de otra forma.',
    over: {
      lead: 'Se han liberado las plazas y no se ha cobrado nada. Puedes elegir las entradas de nuevo.',
      keptLead:
        'Se han liberado las plazas y no se ha cobrado nada. Lo que has escrito está guardado: reserva de nuevo y continúa.',
    },
    away: {
      lead: 'Los datos de los asistentes están en el dispositivo en el que empezaste. Complétalos aquí otra vez: las plazas siguen reservadas.',
    },
    thanks: {
      review: 'Hemos recibido tu inscripción',
      mail: '{count, plural, one {También la hemos enviado a tu correo.} other {También las hemos enviado a tu correo.}}',
      noMail:
        'Tu correo recibió muchos mensajes de aquí en poco tiempo, así que no hemos enviado más. {count, plural, one {Tu entrada está} other {Tus entradas están}} en esta página: {count, plural, one {guárdala} other {guárdalas}} o conserva la dirección.',
      missingLead: 'Revisa la dirección, o abre el enlace del correo que hemos enviado.',
      expired: 'El plazo ha terminado y se han liberado las plazas. No se ha cobrado nada.',
    },
    collected: {
      sent: 'Hemos enviado un código a {email}.',
      wrong: 'Este código no es válido o ya ha caducado.',
    },
  },
  ticketContents: {
    copy: 'Sin conexión: este es el contenido guardado en este dispositivo. Los vídeos y archivos necesitan internet.',
    kinds: {
      VIDEO: 'Vídeo',
    },
    overTitle: 'Este contenido ya se ha cerrado',
    downloadFailed: 'No se ha podido descargar el archivo. Inténtalo de nuevo.',
    badVideo: 'Este vídeo no se puede ver aquí.',
  },
  tickets: {
    installments: 'Hasta {count} plazos con tarjeta',
  },
}
