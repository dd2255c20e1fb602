import type { preview as pt } from '../pt/preview.ts'
import type { Translation } from '../translation.ts'

export const preview: Translation<typeof pt> = {
  goneTitle: 'Esta vista previa ya se mostró',
  gone: 'Cada una se muestra una sola vez, durante un minuto. En la administración, actualiza la vista previa para ver la página de nuevo.',
  failedTitle: 'No se pudo mostrar la vista previa',
  failed: 'No se perdió nada. Espera un momento y actualiza la vista previa en la administración.',
}
