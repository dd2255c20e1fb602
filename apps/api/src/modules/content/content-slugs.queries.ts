import { and, eq, inArray, isNull, like, or } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { conteudo } from './content.tables.ts'
import { type ContentKind, listSharingSlugs } from './content-kinds.rules.ts'

/** The slugs that begin with this one, of items whose pages it could be confused with. */
export async function listSlugs({ church, tx }: ChurchWork, tipo: ContentKind, base: string): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: conteudo.slug })
    .from(conteudo)
    .where(
      and(
        ofChurch(conteudo, church),
        inArray(conteudo.tipo, listSharingSlugs(tipo)),
        or(eq(conteudo.slug, base), like(conteudo.slug, `${base}-%`)),
        isNull(conteudo.removidoEm),
      ),
    )
  return new Set(rows.flatMap(({ slug }) => slug ?? []))
}
