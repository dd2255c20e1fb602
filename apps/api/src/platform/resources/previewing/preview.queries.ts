import { and, desc, eq, gt, inArray, lte, or } from 'drizzle-orm'
import { ofChurch } from '../../database/of-church.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { type Preview, previa } from './preview.tables.ts'

/** Previews of a church that may wait to be shown. */
const maxWaiting = 50

/** Adds a preview; those that have expired go, and the oldest of too many. */
export async function insertPreview(
  { church, tx, now }: ChurchWork,
  row: Preview & Pick<typeof previa.$inferInsert, 'hash' | 'expiraEm'>,
): Promise<void> {
  const own = ofChurch(previa, church)
  const tooMany = tx
    .select({ hash: previa.hash })
    .from(previa)
    .where(own)
    .orderBy(desc(previa.expiraEm))
    .offset(maxWaiting - 1)
  await tx.delete(previa).where(and(own, or(lte(previa.expiraEm, now), inArray(previa.hash, tooMany))))
  await tx.insert(previa).values({ ...row, igrejaId: church.igrejaId })
}

/** Uses a code up: of two calls at the same time the first alone gets the preview. */
export async function takePreview({ church, tx, now }: ChurchWork, hash: string): Promise<Preview | undefined> {
  const [row] = await tx
    .delete(previa)
    .where(and(ofChurch(previa, church), eq(previa.hash, hash), gt(previa.expiraEm, now)))
    .returning()
  if (!row) return undefined
  const { igrejaId: _, hash: __, expiraEm: ___, ...preview } = row
  return preview
}
