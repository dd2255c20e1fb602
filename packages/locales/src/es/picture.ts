import type { picture as pt } from '../pt/picture.ts'
import type { Translation } from '../translation.ts'

export const picture: Translation<typeof pt> = {
  lead: 'Un rostro ayuda a la iglesia a ser familia. Tu foto se ve en la iglesia y en tu credencial.',
  choose: 'Elegir una foto',
  chooseOther: 'Elegir otra',
  take: 'Tomar una foto',
  remove: 'Quitar la foto',
  removeTitle: '¿Quitar tu foto?',
  removeLead: 'En su lugar aparecerán tus iniciales. Puedes agregar otra cuando quieras.',
  removeYes: 'Quitar',
  cancel: 'Cancelar',
  hint: 'JPEG, PNG, WebP o GIF. Quitamos la ubicación y otros datos de la foto.',
  opening: 'Abriendo la foto…',
  cropTitle: 'Encuadra tu cara',
  crop: 'Encuadre: arrastra la foto o usa las flechas',
  zoom: 'Acercar',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  preview: 'Así te ve la iglesia',
  save: 'Usar esta foto',
  saving: 'Enviando la foto…',
  saved: 'Listo: tu foto nueva ya se ve.',
  removed: 'Se quitó tu foto.',
  unreadable: 'No pudimos abrir ese archivo. Prueba con una foto en JPEG, PNG o WebP.',
  failed: 'No pudimos enviar la foto. Sigue aquí: inténtalo de nuevo.',
  offline: 'No tienes conexión. La foto sigue aquí: inténtalo de nuevo cuando vuelva.',
}
