export const consoleReplyAddress = {
  title: 'Respuestas a los correos',
  question: '¿Quieres que las respuestas a los correos de {church} lleguen a la dirección que recibió este enlace?',
  confirm: 'Confirmar',
  confirmed: 'Confirmado',
  done: 'Las respuestas a los correos de {church} van ahora a {address}.',
  INVALID_CODE:
    'Este enlace ya se usó o venció. Si acabas de confirmar, todo está bien; si no, pide otro al equipo de la iglesia.',
} as const
