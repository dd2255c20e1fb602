import type { share as pt } from '../pt/share.ts'
import type { Translation } from '../translation.ts'

export const share: Translation<typeof pt> = {
  title: 'Compartir',
  share: 'Compartir',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  notCopied: 'No se pudo copiar. La dirección es {url}',
  whatsapp: 'Enviar por WhatsApp',
  mail: 'Enviar por correo',
  preview: 'Borrador: solo quien tiene este enlace ve esta página.',
}
