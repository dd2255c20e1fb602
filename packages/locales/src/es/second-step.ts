import type { secondStep as pt } from '../pt/second-step.ts'
import type { Translation } from '../translation.ts'

export const secondStep: Translation<typeof pt> = {
  title: 'Confirma que eres tú',
  lead: 'Tu cuenta pide un segundo paso para entrar.',
  passkey: {
    title: 'Usa tu llave de acceso',
    lead: 'Confirma con tu huella, tu rostro, el PIN del dispositivo o tu llave de seguridad.',
    action: 'Usar la llave de acceso',
    cancelled: 'No se usó la llave de acceso. Inténtalo otra vez o elige otra forma.',
    unsupported: 'Este navegador no admite llaves de acceso. Elige otra forma.',
  },
  totp: {
    label: 'Código de la aplicación',
    hint: 'Los seis números que muestra ahora tu aplicación de autenticación.',
  },
  recovery: { label: 'Código de respaldo', hint: 'Uno de los códigos que guardaste. Cada uno funciona una vez.' },
  submit: 'Confirmar',
  wrong: 'No funcionó. Revísalo e inténtalo otra vez.',
  expired: 'Pasó demasiado tiempo. Empieza de nuevo.',
  otherWay: 'Usar otra forma',
  ways: {
    CHAVE_ACESSO: 'Llave de acceso',
    TOTP: 'Código de la aplicación de autenticación',
    CODIGO_RESERVA: 'Código de respaldo',
  },
  lost: 'Perdí mi dispositivo',
  lostHelp:
    'Entra con uno de tus códigos de respaldo. Si no te queda ninguno, habla con el equipo de la iglesia: puede desactivar el segundo paso de tu cuenta.',
  again: {
    title: 'Antes, confirma que eres tú',
    lead: 'Para cambiar la seguridad de tu cuenta, confírmalo una vez más.',
    password: 'Tu contraseña',
    wrongPassword: 'No es tu contraseña.',
  },
  close: 'Cerrar',
}
