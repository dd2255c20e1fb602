import type { ThirdPartyProduct } from '@narthex/contract/third-parties/third-party-products'
import { and, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { igreja, igrejaProduto } from './churches.tables.ts'
import type { ProductChoice } from './products.rules.ts'

const { produto, modo, url, segredo, segredoEm } = igrejaProduto

/** Decisions of the church on products of third parties; a product that it never decided of is missing. */
export async function listProductChoices({ church, tx }: ChurchWork): Promise<ProductChoice[]> {
  return tx
    .select({ produto, modo, url, segredo, segredoEm })
    .from(igrejaProduto)
    .where(ofChurch(igrejaProduto, church))
}

export async function findProductsVersion({ church, tx }: ChurchWork): Promise<number> {
  const [row] = await tx.select({ versao: igreja.versaoProdutos }).from(igreja).where(eq(igreja.id, church.igrejaId))
  if (!row) throw notFound()
  return row.versao
}

/** Sets how products are used, each with its address, and raises the version of that; their secrets stay. */
export async function saveProductChoices(
  { church, tx }: ChurchWork,
  choices: readonly Pick<ProductChoice, 'produto' | 'modo' | 'url'>[],
): Promise<void> {
  for (const choice of choices)
    await tx
      .insert(igrejaProduto)
      .values({ igrejaId: church.igrejaId, ...choice })
      .onConflictDoUpdate({ target: [igrejaProduto.igrejaId, produto], set: choice })
  await tx
    .update(igreja)
    .set({ versaoProdutos: sql`${igreja.versaoProdutos} + 1` })
    .where(eq(igreja.id, church.igrejaId))
}

/** Sets a secret, sealed, or removes it. A product that the church never decided of stays as the operator set it up. */
export async function saveProductSecret(
  { church, tx, now }: ChurchWork,
  product: ThirdPartyProduct,
  sealed: string | null,
): Promise<void> {
  const secret = { segredo: sealed, segredoEm: sealed === null ? null : now }
  if (sealed === null)
    await tx
      .update(igrejaProduto)
      .set(secret)
      .where(and(ofChurch(igrejaProduto, church), eq(produto, product)))
  else
    await tx
      .insert(igrejaProduto)
      .values({ igrejaId: church.igrejaId, produto: product, modo: 'PADRAO', ...secret })
      .onConflictDoUpdate({ target: [igrejaProduto.igrejaId, produto], set: secret })
}
