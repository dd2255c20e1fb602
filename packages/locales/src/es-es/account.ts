import type { Messages } from '../catalogue.ts'
import type { Variant } from '../translation.ts'

/** Texts of a person and their account that Spain writes otherwise. */
export const account: Variant<Messages> = {
  access: {
    email: {
      forgot: 'He olvidado mi contraseña',
    },
    login: {
      title: 'Qué bien tenerte aquí',
    },
    register: {
      lead: 'Es solo un minuto. Después te enviamos un correo para confirmar que eres tú.',
    },
    recover: {
      lead: 'Introduce tu correo y te enviamos un enlace para crear otra contraseña.',
    },
    confirm: {
      anewLead:
        'Revisa tu nombre y elige una contraseña. La del registro deja de funcionar y se borra todo lo demás que se introdujo en él.',
    },
    field: {
      sobrenome: 'Apellidos',
      telefone: 'Móvil',
      telefoneHint: 'Con prefijo, para que la iglesia pueda contactar contigo.',
    },
    checkMailDone: 'Ya lo he confirmado',
    activationSent: 'Hemos enviado un correo de activación a {email}. Abre el enlace que trae y tu cuenta queda lista.',
    activationFailed: 'No hemos podido enviar el correo de activación a {email}.',
    activationSpam: '¿No ha llegado? Mira también en el spam o en promociones.',
    activationResent: 'Listo, lo hemos enviado de nuevo.',
    recoverySent:
      'Hemos enviado a {email} un enlace para crear otra contraseña. Es válido por una hora y se usa una sola vez.',
    badActivation: 'Ya se ha usado o ha caducado. Si tu cuenta ya está activa, entra; si no, te enviamos otro.',
    badRecovery: 'Ya se ha usado o ha caducado. No hay problema: pide otro y llega en un momento.',
  },
  account: {
    nudge: {
      lead: 'Introduce {things}. Solo tu iglesia lo ve.',
    },
    place: {
      memberCard: {
        label: 'Carné de miembro',
      },
    },
    devices: {
      failed: 'No hemos podido desconectarlo ahora. Inténtalo de nuevo.',
    },
    church: {
      confirmNew:
        'Formarás parte de {church}, que recibirá tu nombre y los datos que has introducido aquí. Lo que tienes en {here} sigue guardado.',
      failed: 'No hemos podido cambiar de iglesia ahora. Inténtalo de nuevo.',
    },
    password: {
      doneOthers: 'Por tu seguridad, hemos cerrado la sesión en los demás dispositivos. Este sigue conectado.',
    },
  },
  captcha: {
    invalid: 'No hemos podido confirmar que no eres un robot. Inténtalo de nuevo.',
  },
  leaving: {
    exportFailed: 'No hemos podido preparar el archivo ahora. Inténtalo de nuevo en un momento.',
    picture: 'Tu foto y tu carné de miembro',
    asked: 'Hemos enviado un enlace a {email}. Ábrelo antes de {when} para confirmar. Hasta entonces, nada cambia.',
    again: '¿No ha llegado? Mira el spam o pide otro: solo funciona el último enlace.',
    withdrawn: '¡Qué bien que te quedes! La solicitud se canceló y el enlace del correo ya no es válido.',
    failed: 'No se ha podido completar. Inténtalo de nuevo en un momento.',
    noCode: 'Para confirmar, toca el botón del correo que te hemos enviado.',
    badCode: 'Ya se ha usado, ha caducado, o has pedido otro después. Tu cuenta sigue como está.',
  },
  memberCard: {
    lead: 'Muéstralo en la entrada, en el retiro, donde haga falta. Quien escanee el código sabrá al momento si es válido.',
    loading: 'Buscando tu carné…',
    card: 'Carné de miembro',
    of: 'Carné de {name}',
    codeLead: 'Quien lo escanee ve tu nombre, tu foto, la iglesia y si el carné es válido. Nada más.',
    code: 'Código QR del carné',
    details: 'Datos del carné',
    addPicture: 'Añadir una foto al carné',
    none: 'No encontramos ningún carné de miembro para el correo {email}.',
    noneTitle: 'Todavía no tienes carné',
    noneLead: 'Los emite la secretaría de la iglesia. Habla con ella y el tuyo aparecerá aquí.',
    backToCard: 'Volver al carné',
    checked: {
      valid: 'Carné válido',
      invalid: 'Este carné ya no es válido',
      unknown: 'No reconocemos este carné',
      unknownLead: 'El código no es de {church}, o lo sustituyó otro. Pide ver el carné en el móvil.',
      when: 'Verificado {when}',
    },
  },
  memberHome: {
    welcomeTitle: 'Qué bien tenerte aquí',
    failed: 'No hemos podido cargar tus novedades.',
  },
  person: {
    sobrenome: 'Apellidos',
    telefone: 'Móvil',
    address: {
      add: 'Añadir una dirección',
      filling: {
        partly: 'Hemos completado lo que indica este código. Completa el resto.',
      },
    },
    child: {
      add: 'Añadir un niño o una niña',
    },
    row: {
      added: 'Se añadirá al guardar',
    },
    save: {
      restored: 'Hemos recuperado lo que aún no habías guardado.',
      merged:
        'Tus datos cambiaron en otra pestaña o dispositivo. Hemos unido esos cambios con lo que has escrito aquí: revisa y guarda de nuevo.',
    },
  },
  personalNotifications: {
    giftChargeFailed: {
      title: 'No se ha cobrado tu ofrenda del {date}',
    },
    giftCardExpiring: {
      title: 'La tarjeta terminada en {digits} caduca pronto',
    },
  },
  picture: {
    lead: 'Un rostro ayuda a la iglesia a ser familia. Tu foto se ve en la iglesia y en tu carné.',
    take: 'Hacer una foto',
    removeLead: 'En su lugar aparecerán tus iniciales. Puedes añadir otra cuando quieras.',
    removed: 'Se ha quitado tu foto.',
    unreadable: 'No hemos podido abrir ese archivo. Prueba con una foto en JPEG, PNG o WebP.',
    failed: 'No hemos podido enviar la foto. Sigue aquí: inténtalo de nuevo.',
  },
  notes: {
    stuck: 'No se ha podido enviar',
    failed: 'No hemos podido buscar novedades. Esto es lo que hay en este dispositivo.',
    empty: {
      lead: 'Anota el mensaje del domingo, un versículo, un motivo de oración. Tus notas van contigo en tu móvil y en tu ordenador.',
    },
    editor: {
      notCopied: 'No se ha podido copiar el texto',
      goneLead: 'Lo que has escrito aquí aún no se había enviado.',
    },
    state: {
      merged: 'La hemos unido con lo que has escrito en otro dispositivo',
      refused:
        'No hemos podido guardar esta nota en tu cuenta. Solo está guardada en este dispositivo; copia el texto a una nueva.',
    },
    deletion: {
      failed: 'No se ha podido borrar. Por favor, inténtalo de nuevo.',
    },
  },
  notifications: {
    moreFailed: 'No hemos podido cargar más. Inténtalo de nuevo.',
    message: {
      failed: 'No hemos podido abrir el sitio ahora. Inténtalo de nuevo.',
    },
    device: {
      install:
        'En el iPhone y el iPad, las notificaciones llegan por la aplicación instalada: toca Compartir, luego «Añadir a Inicio», y ábrela desde allí.',
      failed: 'No hemos podido activarlas ahora. Revisa la conexión e inténtalo de nuevo.',
    },
    choices: {
      saveFailed: 'No hemos podido guardarlas. Inténtalo de nuevo.',
    },
  },
  secondStep: {
    wrong: 'No ha funcionado. Revísalo e inténtalo otra vez.',
  },
  security: {
    required: {
      text: 'Esta iglesia pide la verificación en dos pasos a quienes forman parte de su equipo. Añade una forma aquí abajo y tu acceso de equipo vuelve al momento.',
    },
    none: {
      lead: 'Añade una llave de acceso o una aplicación de autenticación. Es solo un minuto.',
    },
    addPasskey: 'Añadir llave de acceso',
    addTotp: 'Añadir aplicación de autenticación',
    removed: 'Se ha quitado {name}.',
    failed: 'No se ha podido completar. Inténtalo otra vez.',
    passkey: {
      many: 'Ya tienes diez llaves de acceso. Quita una para añadir otra.',
    },
    totp: {
      scan: 'Abre una aplicación de autenticación en tu móvil y escanea este código.',
      open: 'Abrir en la aplicación de este móvil',
      wrong: 'El código no coincide. Revisa el reloj del móvil y escribe el código de ahora.',
    },
    others: 'Se ha cerrado la sesión en tus otros dispositivos.',
    staff: {
      requireHint: 'Quien no la tenga sigue como miembro, y su acceso de equipo espera hasta que añada una forma.',
      ownFirst: 'Antes añade una forma de confirmar a tu propia cuenta.',
    },
  },
}
