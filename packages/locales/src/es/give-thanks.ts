import type { giveThanks as pt } from '../pt/give-thanks.ts'
import type { Translation } from '../translation.ts'

export const giveThanks: Translation<typeof pt> = {
  eyebrow: 'Tu ofrenda para {church}',
  waiting: 'Solo falta un paso',
  review: 'Estamos procesando tu pago',
  received: '¡Muchas gracias!',
  other: 'Tu ofrenda',
  voice: 'Cada ofrenda se vuelve cuidado, visita, mesa servida y puerta abierta. Que Dios te bendiga a ti y a tu casa.',
  receiptSent: 'Enviaremos el recibo a {email}.',
  receiptByMail: 'El recibo llega por correo.',
  waitingMail: 'Puedes cerrar esta página: enviaremos el recibo a {email} cuando llegue el pago.',
  keepsake: 'Tu comprobante',
  for: 'Para',
  share: 'Invitar a otras personas',
  shareText: 'Apoya a {church}',
  next: '¿Y ahora?',
  regular: 'Ofrendar con regularidad',
  regularLead: 'Eliges el día, y puedes cambiar, pausar o dejar la ofrenda cuando quieras.',
  account: 'Crear mi cuenta',
  accountLead: 'Para ver tus ofrendas y guardar tus recibos.',
  home: 'Volver al inicio',
  noCode: 'Falta el código de la ofrenda',
  noCodeLead: 'Abre el enlace completo que te enviamos por correo.',
  give: 'Ofrendar',
}
