import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { culto } from './churches.tables.ts'
import type { GivenService } from './services.rules.ts'

export function listServices({ church, tx }: ChurchWork) {
  return tx.select().from(culto).where(ofChurch(culto, church)).orderBy(asc(culto.id))
}

/** Writes those with an id over what they were, where they differ, adds the others, and removes all the rest. */
export async function replaceServices(
  work: ChurchWork,
  rows: readonly GivenService[],
  dataAlteracao: Date,
): Promise<void> {
  const { igrejaId } = work.church
  const own = eq(culto.igrejaId, igrejaId)
  await work.tx.delete(culto).where(
    and(
      own,
      notInArray(
        culto.id,
        rows.flatMap(({ id }) => id ?? []),
      ),
    ),
  )
  const added = []
  for (const { id, ...fields } of rows) {
    if (id === undefined) added.push({ ...fields, igrejaId, dataAlteracao })
    else await updateService(work, id, { ...fields, dataAlteracao })
  }
  if (added.length > 0) await work.tx.insert(culto).values(added)
}

type ChangedService = Omit<GivenService, 'id'> & { readonly dataAlteracao: Date }

/** Where nothing of it differs, its version stays. */
async function updateService({ church, tx }: ChurchWork, id: number, row: ChangedService): Promise<void> {
  const { nome, diaSemana, horario, duracaoMinutos, flagTransmissao, local } = row
  await tx
    .update(culto)
    .set({ ...row, versao: sql`${culto.versao} + 1` })
    .where(
      and(
        ofChurch(culto, church),
        eq(culto.id, id),
        sql`(nome, dia_semana, horario, duracao_minutos, flag_transmissao, local) is distinct from
          (${nome}::text, ${diaSemana}::int, ${horario}::text, ${duracaoMinutos}::int, ${flagTransmissao}::boolean, ${local}::text)`,
      ),
    )
}
