import type { OwnerConnection } from '@narthex/api/platform/database/database'
import type { Amount } from '../size.ts'

const many: Amount = { full: 100_000, smoke: 100 }
export const churchCounts = { few: 10, many }

/** All codes are as long: longer ones would take longer to read. */
const digits = 6

/** The host of a church by its number, from 1. */
export const hostOfChurch = (number: number) => `igreja-${String(number).padStart(digits, '0')}.localhost`

/** Churches that are nothing but their names and hosts. */
export async function fillDirectory(owner: OwnerConnection, churches: number): Promise<void> {
  await owner.exec(`
    insert into igreja (codigo, slug, idioma, fuso_horario, nome)
    select code, code, 'pt-br', 'America/Sao_Paulo', 'Igreja ' || n
    from generate_series(1, ${churches}) n, concat('igreja-', lpad(n::text, ${digits}, '0')) code;
    insert into dominio (tipo, nome, igreja_id) select 'CODIGO', codigo, id from igreja`)
}
