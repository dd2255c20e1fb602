import type { Messages } from '../catalogue.ts'
import type { Variant } from '../translation.ts'

/** Texts of gifts and payments that Spain writes otherwise. */
export const giving: Variant<Messages> = {
  cards: {
    form: {
      codeHintAmex: 'Los cuatro números de delante.',
      unavailable: 'El servicio de pago no ha respondido. Lo que has escrito sigue aquí; inténtalo de nuevo.',
      notOpened: 'No se ha podido abrir el formulario de la tarjeta. Revisa tu conexión e inténtalo de nuevo.',
      holderData: {
        phone: 'Móvil del titular',
        missing:
          'El proveedor ahora pide más datos del titular. Recarga la página y escribe de nuevo los datos de la tarjeta; no se ha cobrado nada.',
      },
    },
    picker: {
      failed: 'No hemos podido cargar tus tarjetas. Puedes escribir los datos de una.',
    },
    card: {
      expiring: 'Caduca en {date}',
      expired: 'Caducó en {date}',
    },
    list: {
      add: 'Añadir tarjeta',
      failed: 'No ha funcionado. Inténtalo de nuevo.',
      expiringTitle: 'Una tarjeta caduca pronto',
      expiringLead: '{card} caduca en {date}. Añade la nueva para no detener lo que se paga con ella.',
      expiredTitle: 'Una tarjeta ha caducado',
      expiredLead: '{card} ya no se puede usar. Añade la nueva y quita esta.',
      added: '{card} se ha añadido.',
      removed: '{card} se ha quitado.',
    },
    add: {
      many: 'Ya tienes 20 tarjetas guardadas. Quita una para añadir otra.',
    },
    delete: {
      undo: 'No se puede deshacer, pero puedes añadir la misma tarjeta de nuevo cuando quieras.',
      failed: 'No hemos podido quitarla ahora. La tarjeta sigue guardada; inténtalo de nuevo.',
      missingLead: 'Ya se ha quitado, o la dirección está incompleta.',
    },
  },
  giveCheckout: {
    none: {
      lead: 'Aquí confirmas y pagas. Todavía no has empezado una ofrenda.',
    },
    refusals: {
      declined:
        'El pago no se ha aprobado y no se ha cobrado nada. Revisa los datos, usa otra tarjeta o paga de otra forma.',
      GIVING_UNAVAILABLE: 'La iglesia no recibe ofrendas en este sitio ahora. No se ha cobrado nada.',
      REASON_UNAVAILABLE: 'Una de las causas ya no recibe ofrendas. No se ha cobrado nada; elige otra.',
      GIFT_TOO_SMALL: 'El importe mínimo ha cambiado. No se ha cobrado nada; ajusta el importe.',
    },
  },
  giveThanks: {
    noCodeLead: 'Abre el enlace completo que te hemos enviado por correo.',
  },
  giving: {
    extras: 'Añadir un mensaje o dar de forma anónima',
  },
  givingHistory: {
    moreFailed: 'No se ha podido cargar el resto. Inténtalo de nuevo.',
    downloadFailed: 'No se ha podido descargar. Inténtalo de nuevo.',
  },
  payments: {
    stale: 'No hemos podido actualizar ahora. Esto es lo último que sabíamos; lo intentaremos de nuevo.',
    check: 'Ya he pagado: comprobar ahora',
    checkReturn: 'Ya lo he confirmado: comprobar ahora',
    states: {
      unstarted: {
        lead: 'El pedido está abierto y no se ha cobrado nada.',
      },
      declined: {
        title: 'El pago no se ha aprobado',
        lead: 'No se ha cobrado nada. Revisa los datos, paga de otra forma o habla con tu banco.',
      },
      expired: {
        title: 'Este pago ha caducado',
        lead: 'No se ha cobrado nada. Si pagaste de todos modos, no te preocupes: encontraremos tu pago.',
      },
      canceled: {
        lead: 'No se ha cobrado nada. Puedes intentarlo de nuevo.',
      },
      refundPending: {
        lead: 'El dinero vuelve por donde pagaste. En la tarjeta puede aparecer en el próximo extracto.',
      },
      refundedInPart: {
        lead: 'Hemos devuelto {refunded} por donde pagaste. En la tarjeta puede aparecer en el próximo extracto.',
      },
      refunded: {
        lead: 'El dinero vuelve por donde pagaste. En la tarjeta puede aparecer en el próximo extracto.',
      },
    },
    pix: {
      notCopied: 'No se ha podido copiar. Selecciona el código de arriba y cópialo.',
      expires: 'Caduca en {time}',
      expired: 'Este código ha caducado',
      expiredLead: 'Si ya has pagado, espera un momento: lo estamos comprobando.',
    },
    boleto: {
      notCopied: 'No se ha podido copiar. Selecciona el número de arriba y cópialo.',
    },
    bank: {
      unavailable: 'El servicio de pago no ha respondido. Lo que has escrito sigue aquí; inténtalo de nuevo.',
      notOpened: 'No se ha podido abrir el formulario de la cuenta. Revisa la conexión e inténtalo de nuevo.',
    },
    script: {
      failed: 'No se ha podido abrir el paso del banco. Inténtalo de nuevo.',
    },
    rehearsal: {
      failed: 'No ha funcionado. Inténtalo de nuevo.',
    },
    receipt: {
      installments: 'Plazos',
    },
  },
  purchaseErrors: {
    EVT_REG_004: 'El formulario ha cambiado. Empieza de nuevo y elige la entrada.',
    EVT_REG_014: 'El total ha cambiado. Revisa las entradas antes de pagar.',
    EVT_REG_015: 'Esta forma de pago no acepta plazos. Empieza de nuevo.',
    EVT_REG_016: 'Este importe no se puede dividir en tantos plazos. Elige menos.',
    EVT_REG_017: 'Este evento no acepta plazos. Paga de una sola vez.',
    GATEWAY_UNAVAILABLE: 'El servicio de pago no ha respondido. No se ha cobrado nada; inténtalo de nuevo.',
    HOLD_EXPIRED:
      'El tiempo de la reserva ha terminado. No se ha cobrado nada; reserva de nuevo y continúa donde estabas.',
    NETWORK_SHARE:
      'Ya se han reservado muchas entradas desde esta red. Inicia sesión, usa otra conexión, como los datos del móvil, o inténtalo más tarde.',
    NO_WAITING_LIST: 'No hay lista de espera para esta entrada. Mira si quedan plazas.',
    fallback: 'No hemos podido terminar el pago. Empieza de nuevo.',
  },
  recurringGifts: {
    setup: {
      doneNotToday: 'Hoy no se ha cobrado nada. El primer cobro es el {day}.',
      pixRefused: 'El banco ha rechazado la autorización o el código ha caducado. No se cobrará nada más.',
    },
    refusals: {
      CHANGED_MEANWHILE:
        'Esta ofrenda ha cambiado en otro lugar mientras la editabas. Lo que has elegido sigue aquí: revísalo y guarda de nuevo.',
      EVT_REG_026: 'Faltan datos tuyos para este pago. Lo que has elegido está guardado aquí.',
    },
    repair: {
      debitSent: 'Listo: hemos vuelto a pedir el débito a tu banco.',
      cardTitle: 'Añade una tarjeta válida',
    },
  },
}
