import type { Messages } from '../catalogue.ts'
import type { Variant } from '../translation.ts'

/** Texts of Play that Spain writes otherwise. */
export const play: Variant<Messages> = {
  play: {
    count: '{count, plural, one {# vídeo} other {# vídeos}}',
    list: {
      failed: 'No se ha podido cambiar tu lista. Inténtalo de nuevo.',
      full: 'Tu lista está llena. Quita antes algún vídeo.',
    },
    home: {
      points: {
        devicesLead: 'En el móvil, el ordenador y la TV, sin instalar nada.',
        goOnLead: 'Empieza en el autobús y termina en el sofá: el vídeo sigue en el mismo punto.',
      },
    },
    empty: {
      lead: 'Cuando la iglesia publique el primer vídeo, aparecerá aquí.',
    },
  },
  playCheckout: {
    refusals: {
      declined:
        'El pago no se ha aprobado y no se ha cobrado nada. Revisa los datos, usa otra tarjeta o paga de otra forma.',
      PLAY_PLAN_UNAVAILABLE: 'Este plan ya no está disponible. No se ha cobrado nada; elige otro.',
      PLAY_ALREADY_SUBSCRIBED: 'Ya tienes una suscripción. No se ha cobrado nada.',
      PLAY_ALREADY_OWNED: 'Ya puedes ver este título. No se ha cobrado nada.',
    },
  },
  playPlans: {
    empty: {
      lead: 'La iglesia aún no ofrece suscripciones. Los vídeos gratis ya se pueden ver.',
    },
  },
  playProfiles: {
    forgotten: {
      ask: 'He olvidado el PIN',
    },
  },
  playSearch: {
    place: {
      videos: 'Vídeos',
    },
    kinds: 'Tipo de vídeo',
    listEmpty: 'Toca “Mi lista” en un vídeo para guardarlo para después.',
  },
  playSubscription: {
    empty: 'Series, cursos y películas de la iglesia, en el móvil, el ordenador o la tele.',
    declined: 'El pago no se ha aprobado y no se ha cobrado nada. Inténtalo de nuevo o cambia la forma de pago.',
    acts: {
      done: {
        undone: '¡Qué bien que te quedes! La suscripción continúa.',
      },
    },
    refusals: {
      CHANGED_MEANWHILE: 'La suscripción ha cambiado en otro dispositivo. Recarga la página e inténtalo de nuevo.',
    },
  },
  playTitle: {
    attachmentsNote: 'Los archivos se abren en la página donde ves el vídeo.',
    endedLead: 'El plazo de este vídeo ha terminado.',
    nothing: 'Todavía no hay vídeos aquí',
  },
  playWatch: {
    starting: 'Abriendo el vídeo',
    end: {
      title: 'Has llegado al final',
    },
    markFailed: 'No se ha podido marcar. Inténtalo de nuevo.',
    open: {
      failed: 'El vídeo no se ha abierto',
      unavailable: 'Este vídeo no está disponible ahora.',
    },
    refused: {
      failed: 'El vídeo no se ha abierto',
      paid: {
        lead: 'Suscríbete y míralo ahora, en el móvil, el ordenador o la tele.',
      },
      unavailable: {
        lead: 'El vídeo se retiró o todavía se está preparando. Vuelve más tarde.',
      },
      elsewhere: {
        title: 'El vídeo se detuvo aquí',
      },
    },
  },
}
