import { and, eq, ne } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoLista } from '../door/door.tables.ts'
import { eventoCota, eventoCupom, eventoIngresso, eventoPergunta } from '../sale/sale.tables.ts'

const partTables = {
  cota: eventoCota,
  ingresso: eventoIngresso,
  pergunta: eventoPergunta,
  cupom: eventoCupom,
  lista: eventoLista,
} as const
/** A kind of part of a sale, which has a table of its own. */
export type PartKind = keyof typeof partTables
export type PartRow<K extends PartKind> = (typeof partTables)[K]['$inferSelect']
type AnyPart = (typeof partTables)[PartKind]

/** A part of an event's sale. */
export interface PartPlace {
  readonly eventId: number
  readonly id: number
}

const isAt = ({ church }: ChurchWork, table: AnyPart, { eventId, id }: PartPlace) =>
  and(ofChurch(table, church), eq(table.eventId, eventId), eq(table.id, id))

/** Updates a part that is locked. */
export async function updatePart<K extends PartKind>(
  work: ChurchWork,
  kind: K,
  place: PartPlace,
  change: Partial<PartRow<K>>,
): Promise<void> {
  const table: AnyPart = partTables[kind]
  await work.tx
    .update(table)
    .set(change)
    .where(isAt(work, table, place))
}

/** Locked until the transaction ends; undefined where the event has no such part. */
export async function holdPart<K extends PartKind>(
  work: ChurchWork,
  kind: K,
  place: PartPlace,
): Promise<PartRow<K> | undefined> {
  const table: AnyPart = partTables[kind]
  const [found] = await work.tx
    .select()
    .from(table)
    .where(isAt(work, table, place))
    .for('no key update')
  return found as PartRow<K> | undefined
}

export async function deletePart(work: ChurchWork, kind: PartKind, place: PartPlace): Promise<void> {
  const table: AnyPart = partTables[kind]
  await work.tx.delete(table).where(isAt(work, table, place))
}

/** Whether another coupon of the event has this code. */
export async function isCodeTaken(
  { church, tx }: ChurchWork,
  { eventId, codigo, except }: { readonly eventId: number; readonly codigo: string; readonly except: number },
): Promise<boolean> {
  const rows = await tx
    .select({ id: eventoCupom.id })
    .from(eventoCupom)
    .where(
      and(
        ofChurch(eventoCupom, church),
        eq(eventoCupom.eventId, eventId),
        eq(eventoCupom.codigo, codigo),
        ne(eventoCupom.id, except),
      ),
    )
    .limit(1)
  return rows.length > 0
}
