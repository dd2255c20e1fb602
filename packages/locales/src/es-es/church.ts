import type { Messages } from '../catalogue.ts'
import type { Variant } from '../translation.ts'

/** Texts of the church, its schedule and search, and of what pages share that Spain writes otherwise. */
export const church: Variant<Messages> = {
  churches: {
    place: {
      unavailable: 'No hemos podido encontrar tu ubicación. La lista sigue aquí: busca por barrio o ciudad.',
    },
  },
  errors: {
    genericTitle: 'Algo ha salido mal',
    generic: 'Ha ocurrido un error al buscar los datos. Por favor, inténtalo de nuevo.',
    unavailable:
      'No podemos mostrar esta página ahora. Se volverá a cargar sola en unos segundos; no se ha perdido nada.',
    suspended:
      'El sitio de esta iglesia está suspendido y volverá cuando se resuelva la situación. No se ha perdido nada. Si lo necesitas, habla con la iglesia.',
    offline:
      'No hemos podido conectarnos con el servidor. Revisa tu conexión e inténtalo de nuevo; no se ha perdido nada.',
  },
  forms: {
    unavailable: 'No fue posible hacerlo ahora. Lo que has escrito sigue aquí: inténtalo de nuevo en un momento.',
    noAnswer:
      'No hemos podido conectarnos con el servidor. Lo que has escrito sigue aquí: revisa tu conexión e inténtalo de nuevo.',
    failed: 'Algo ha fallado por nuestra parte. Lo que has escrito sigue aquí: inténtalo de nuevo en un momento.',
  },
  home: {
    live: 'En directo ahora',
    onAir: 'Estamos en directo',
    together: 'Únete',
  },
  privacy: {
    rightsLead: 'Según la ley de tu país (la LGPD en Brasil, el RGPD en Europa) puedes pedir a la iglesia, sin coste:',
  },
  schedule: {
    live: 'Ver en directo',
    notCopied: 'No se ha podido copiar. Selecciona la dirección y cópiala tú.',
  },
  search: {
    lead: 'Devocionales, noticias, vídeos, alabanzas: todo lo que publica la iglesia, en un solo lugar.',
    forgotten: 'Listo, hemos borrado tus búsquedas.',
    kind: {
      VIDEO: 'Vídeo',
    },
    kindPlural: {
      VIDEO: 'Vídeos',
    },
  },
  share: {
    notCopied: 'No se ha podido copiar. La dirección es {url}',
  },
  shell: {
    live: 'En directo',
    contact: 'Contacta con nosotros',
    passage: {
      failed: 'No hemos podido abrir el pasaje ahora.',
    },
    unsent: {
      title: 'Parte de lo que has escrito aún no se ha enviado',
      notes:
        '{count, plural, one {Una nota aún no se ha enviado y se perdería al salir.} other {# notas aún no se enviaron y se perderían al salir.}} Se guardan en cuanto haya conexión y un título.',
      answers:
        '{count, plural, one {Una respuesta de estudio aún no se ha enviado y se perdería al salir.} other {# respuestas de estudio aún no se enviaron y se perderían al salir.}} Se envían en cuanto haya conexión.',
      prayers: 'Una petición de oración que empezaste aún no se ha enviado y se perdería al salir.',
      meetings:
        '{count, plural, one {Algo que escribiste aún no se ha enviado.} other {# cosas que escribiste aún no se enviaron.}} Lo que falta está guardado aquí y se enviará cuando vuelvas a entrar en este dispositivo.',
      scans:
        '{count, plural, one {Hay lecturas de la puerta sin enviar.} other {Hay lecturas de la puerta sin enviar.}} Siguen guardadas en este móvil y se enviarán cuando vuelvas a entrar en él.',
      readings:
        '{count, plural, one {Un cambio en tus planes de lectura aún no se ha enviado y se perdería al salir.} other {# cambios en tus planes de lectura aún no se enviaron y se perderían al salir.}} Se envían en cuanto haya conexión.',
      positions:
        '{count, plural, one {El punto donde lo dejaste en un vídeo de Play aún no se ha guardado y se perderá si sales.} other {Los puntos donde lo dejaste en # vídeos de Play aún no se han guardado y se perderán si sales.}} Se guarda en cuanto haya conexión.',
    },
    member: {
      videos: 'Vídeos',
    },
  },
  titles: {
    live: 'En directo',
    memberCard: 'Carné de miembro',
    videos: 'Vídeos',
    video: 'Vídeo',
    playVideo: 'Vídeo de Play',
    printMemberCard: 'Imprimir el carné',
    checkMemberCard: 'Verificar carné',
    error: 'Algo ha salido mal',
  },
  validation: {
    VIDEO_ADDRESS:
      'Esta dirección no es de un vídeo de YouTube, de Vimeo ni de un archivo. Abre el vídeo, toca “Compartir” y copia el enlace.',
    PHONE:
      'Introduce un móvil de Brasil con prefijo, como +55 11 91234-5678, o un número de otro país que empiece con +.',
    PHONE_ABROAD: 'Introduce un teléfono con prefijo. Si es de otro país, empieza con + y el código del país.',
    CARD_EXPIRY: 'Revisa la fecha de caducidad: mes y año, como 08/2031.',
    CARD_EXPIRED: 'Esta tarjeta está caducada. Usa otra tarjeta.',
  },
}
