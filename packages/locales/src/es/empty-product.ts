import type { emptyProduct as pt } from '../pt/empty-product.ts'
import type { Translation } from '../translation.ts'

export const emptyProduct: Translation<typeof pt> = {
  title: 'Todavía no hay ninguna iglesia aquí',
  lead: 'El producto está en marcha. Quien administra el servidor crea la primera iglesia con este comando; su sitio se abre en cuanto termina.',
}
