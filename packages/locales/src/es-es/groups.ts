import type { Messages } from '../catalogue.ts'
import type { Variant } from '../translation.ts'

/** Texts of groups, live services, chats and prayer that Spain writes otherwise. */
export const groups: Variant<Messages> = {
  chat: {
    failedTitle: 'No hemos podido abrir el chat',
    failed: 'Revisa tu conexión. No se ha perdido nada de lo que has escrito.',
    olderFailed: 'No hemos podido cargar los mensajes anteriores.',
    write: {
      left: '{count, plural, =0 {Has llegado al límite} one {Te queda # carácter} other {Te quedan # caracteres}}',
    },
    failedAct: 'No se ha podido hacer. Inténtalo de nuevo.',
    refusals: {
      CHANGED_MEANWHILE: 'Alguien lo ha cambiado antes. Mira cómo quedó e inténtalo de nuevo.',
      TOO_MANY_REQUESTS: 'Han sido demasiados de una vez. Espera un momento.',
    },
    room: {
      lead: 'Tú y una persona del equipo, en una sala solo para vosotros. Nadie más la lee.',
      closed: 'La sala se ha cerrado. Que la paz esté contigo.',
    },
    moderation: {
      back: 'En directo',
    },
    tools: {
      loadFailed: 'No se ha podido cargar.',
    },
  },
  group: {
    calendar: 'Añadir al calendario',
    seatsLeft: '{count, plural, one {Queda # plaza} other {Quedan # plazas}}',
    seatsOpen: 'Hay sitio para más personas',
    loadFailed: 'No hemos podido verificar si ya participas.',
    failed: 'No se ha podido completar, y nada ha cambiado. Inténtalo de nuevo.',
    errors: {
      GROUP_FULL: 'La última plaza se acaba de ocupar.',
    },
    membersFailed: 'No hemos podido cargar la lista de personas.',
  },
  groupMap: {
    failed: 'No se ha podido abrir el mapa. La lista sigue aquí, con todos los grupos.',
    pointsFailed: 'No hemos podido cargar los puntos del mapa.',
    streetsFailed: 'No hemos podido cargar las calles; el mapa funciona sin ellas.',
  },
  groups: {
    withPlaces: 'Con plazas libres',
    nearFailed: 'No hemos podido encontrar tu ubicación ahora. Inténtalo otra vez, o elige un barrio.',
    nearUnanswered:
      'No hemos podido medir las distancias ahora. La lista sigue aquí; inténtalo de nuevo cuando mejore la conexión.',
    places: '{count, plural, one {# plaza libre} other {# plazas libres}}',
    mineFailed: 'No hemos podido cargar tus grupos ahora.',
  },
  leading: {
    requests: {
      declineLead: '{name} recibe un aviso amable de que esta vez no se ha podido. Si puedes, hablad antes.',
      errors: {
        GROUP_FULL:
          'El grupo está lleno: no hay sitio para {name}. Pide más plazas a la iglesia, o hablad sobre otro grupo.',
        failed: 'No se ha podido responder. Inténtalo de nuevo.',
      },
    },
    people: {
      errors: {
        failed: 'No se ha podido cambiar. Inténtalo de nuevo.',
      },
    },
  },
  live: {
    onAir: 'En directo',
    noSource: 'El vídeo aparece aquí cuando la iglesia abra la transmisión.',
    remindFailed: 'No se ha podido guardar el recordatorio. Inténtalo de nuevo.',
    calendar: 'Añadir al calendario',
    noneLead: 'Cuando la iglesia esté en directo, el culto aparece aquí.',
    dock: {
      label: 'Vídeo en directo',
      close: 'Cerrar el vídeo',
    },
    notes: {
      moment: 'En directo, {time}',
    },
    moment: {
      cardSent: 'Hemos recibido tu contacto. ¡Gracias!',
      failed: 'No ha funcionado. Inténtalo de nuevo.',
      closed: 'Esta invitación ya se ha cerrado.',
    },
    host: {
      failed: 'No se han podido cargar las herramientas.',
      begin: 'Empezar a emitir',
      endLead: 'El vídeo y el chat se cierran para todos.',
      beginTitle: '¿Empezar a emitir ahora?',
      beginLead: 'Todos los que están en la página pasan a ver el vídeo.',
      changed: 'Otra persona ha cambiado la transmisión. Mira cómo está e inténtalo de nuevo.',
      notDone: 'No ha funcionado. Inténtalo de nuevo.',
    },
  },
  meetings: {
    leadLeader: 'Anota en un minuto quién vino y qué estudiasteis.',
    draft: {
      discardLead:
        'Lo que has escrito sobre el encuentro de {day} se borrará de este dispositivo. No se puede deshacer.',
    },
    conflict: {
      mine: 'Lo que has escrito tú',
      failed: 'No se ha podido traer el otro texto. Inténtalo de nuevo cuando haya conexión.',
    },
    form: {
      dayMissing: 'Introduce el día.',
      notHeldHint: 'Festivo, lluvia, viaje: la fecha sale de la lista de pendientes.',
      addVisitor: 'Añadir visitante',
    },
    meeting: {
      removeFailed: 'No se ha podido borrar. Inténtalo de nuevo cuando haya conexión.',
    },
    materials: {
      add: 'Añadir material',
      nameMissing: 'Introduce el nombre.',
      save: 'Añadir',
      failed: 'No se ha podido guardar. Revisa la conexión e inténtalo de nuevo.',
    },
  },
  myPrayers: {
    moreFailed: 'No se han podido cargar más. Inténtalo de nuevo.',
    renewFailed: 'No se ha podido renovar ahora. Inténtalo de nuevo.',
    delete: {
      doneTitle: 'La petición se ha borrado',
    },
  },
  prayerAsking: {
    photoAdd: 'Añadir una foto',
    photoTake: 'Hacer una foto',
    photoUnreadable: 'No hemos podido abrir ese archivo. Prueba con una foto en JPEG, PNG o WebP.',
    care: '¿Quieres que contactemos contigo?',
    tooManyToday:
      'Has llegado al límite de peticiones de hoy. Mañana puedes pedir de nuevo; si es urgente, habla con la iglesia.',
    sent: {
      waitingTitle: 'Hemos recibido tu petición',
      plainTitle: 'Hemos recibido tu petición',
    },
  },
  prayerHelp: {
    lead: 'Lo que has escrito ha llegado al equipo pastoral, y solo a él. Alguien del equipo se comunicará contigo.',
  },
  prayerMessages: {
    held: 'Hemos recibido tu mensaje. Alguien de la iglesia lo leerá antes de que aparezca aquí.',
    failed: 'No se han podido cargar los mensajes.',
    removed: 'El mensaje se ha borrado.',
    removeFailed: 'No se ha podido borrar ahora. Inténtalo de nuevo.',
    gone: 'Esta petición ya no está en el muro. Lo que has escrito sigue aquí.',
  },
  prayerModeration: {
    hint: {
      DECIDIDA: 'Lo que se ha quitado del muro o no se ha publicado. Puedes cambiar la decisión.',
    },
    moreFailed: 'No se han podido cargar más. Inténtalo de nuevo.',
    confirm: {
      CONTATO_FEITO: {
        title: '¿Ya habéis hablado con {name}?',
      },
    },
    failed: 'No se ha podido guardar la decisión. Inténtalo de nuevo.',
    changed: 'El texto ha cambiado desde que lo leíste. Léelo de nuevo y decide.',
  },
  prayerWall: {
    prayFailed: 'No hemos podido contar tu oración ahora. Inténtalo de nuevo.',
    report: {
      text: '¿Quieres añadir algo más?',
    },
  },
}
