import type { validation as pt } from '../pt/validation.ts'
import type { Translation } from '../translation.ts'

export const validation: Translation<typeof pt> = {
  REQUIRED: 'Este campo es obligatorio.',
  EMAIL: 'Revisa el correo. Debe ser como nombre@ejemplo.com.',
  PASSWORD_SHORT: 'La contraseña necesita al menos 8 caracteres.',
  PASSWORD_LONG: 'La contraseña puede tener como máximo 128 caracteres.',
  PASSWORD_LOWER: 'A la contraseña le falta una letra minúscula.',
  PASSWORD_UPPER: 'A la contraseña le falta una letra mayúscula.',
  PASSWORD_DIGIT: 'A la contraseña le falta un número.',
  PASSWORD_SPECIAL: 'A la contraseña le falta uno de estos símbolos: @$!%*?&#/.',
  PASSWORD_COMMON: 'Esta contraseña es fácil de adivinar. Combina dos o tres palabras sin relación entre sí.',
  CONFIRMED: 'Las contraseñas deben ser iguales',
  CPF: 'El CPF no es válido.',
  CNPJ: 'El CNPJ no es válido.',
  CPF_CNPJ: 'El CPF o CNPJ no es válido.',
  PHONE:
    'Ingresa un celular de Brasil con código de área, como +55 11 91234-5678, o un número de otro país que empiece con +.',
  PHONE_ABROAD: 'Ingresa un teléfono con código de área. Si es de otro país, empieza con + y el código del país.',
  CEP: 'El CEP no es válido',
  DATE: 'Revisa la fecha: día, mes y año, como 31/12/1990.',
  DATE_NOT_PAST: 'Esta fecha debe ser anterior a hoy.',
  DATE_PAST: 'Esa fecha ya pasó.',
  ALPHA_SPACES: 'Usa solo letras y espacios.',
  NO_LINK: 'Escribe un nombre, sin dirección web ni de correo.',
  NUMERIC: 'Usa solo números.',
  BETWEEN: 'Este número es demasiado grande o demasiado pequeño.',
  CARD_NUMBER: 'Revisa el número de la tarjeta.',
  CARD_EXPIRY: 'Revisa el vencimiento: mes y año, como 08/2031.',
  CARD_EXPIRED: 'Esta tarjeta está vencida. Usa otra tarjeta.',
  CARD_CODE: 'Revisa el código de seguridad de la tarjeta.',
  CARD_HOLDER: 'Escribe el nombre como está en la tarjeta.',
  ROUTING_NUMBER: 'Revisa el número de ruta (ABA): son nueve dígitos.',
  BANK_ACCOUNT: 'Revisa el número de cuenta: de 4 a 17 dígitos.',
  VIDEO_ADDRESS:
    'Esta dirección no es de un video de YouTube, de Vimeo ni de un archivo. Abre el video, toca “Compartir” y copia el enlace.',
  generic: '{field} no es válido.',
}
