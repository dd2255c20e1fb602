import type { emptyProduct as pt } from '../pt/empty-product.ts'
import type { Translation } from '../translation.ts'

export const emptyProduct: Translation<typeof pt> = {
  title: 'There is no church here yet',
  lead: 'The product is running. The server’s administrator creates the first church with this command; its site opens as soon as the command is done.',
}
