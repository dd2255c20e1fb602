import { type ModuleCode, moduleCodes } from '@narthex/contract/church-codes'
import { modulesOfMenu, modulesOfPlaces, modulesOfSections } from '@narthex/contract/churches/module-places'
import type { OfficeModules } from '@narthex/contract/churches/modules.settings'
import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

/** The modules of the church's plan; null where it has none, or one that does not bind it. */
export async function findPlanModules({ church, tx }: ChurchWork): Promise<ModuleCode[] | null> {
  const [row] = await queryRows<{ modulos: ModuleCode[] }>(
    tx,
    sql`select p.modulos from igreja i join plano p on p.codigo = i.codigo_plano where i.id = ${church.igrejaId}`,
  )
  return row?.modulos ?? null
}

export async function findModules({ church, tx }: ChurchWork) {
  const [row] = await queryRows<{ modulos: ModuleCode[]; versao: number }>(
    tx,
    sql`select versao_modulos as versao,
          array(select codigo from igreja_modulo where igreja_id = ${church.igrejaId} order by codigo) as modulos
        from igreja where id = ${church.igrejaId}`,
  )
  if (!row) throw notFound()
  return { versao: row.versao, modulos: row.modulos.filter((codigo) => moduleCodes.includes(codigo)) }
}

type Dependant = OfficeModules['dependentes'][number]

/** Tables of modules above are read by their names: a module that is off is judged by what it would show. */
export async function listDependants({ church: { igrejaId }, tx, now }: ChurchWork): Promise<Dependant[]> {
  const own = sql`igreja_id = ${igrejaId}`
  const at = now.toISOString()
  const counts: [ModuleCode, Dependant['tipo'], SQL][] = [
    ['MOD_CULTO', 'CULTO_TRANSMITIDO', sql`culto where ${own} and removido_em is null and flag_transmissao`],
    [
      'MOD_CULTO',
      'TRANSMISSAO_FUTURA',
      sql`transmissao where ${own} and removida_em is null and fim > ${at}::timestamptz`,
    ],
    ['MOD_EVENTO', 'EVENTO_FUTURO', sql`evento where ${own} and data_fim > ${at}::timestamptz`],
    [
      'MOD_EVENTO',
      'INSCRICAO',
      sql`evento_bilhete b join evento e on e.igreja_id = b.igreja_id and e.id = b.evento_id
        where b.igreja_id = ${igrejaId} and b.situacao = 'VALIDO' and e.data_fim > ${at}::timestamptz`,
    ],
    ['MOD_DOACAO', 'DOACAO_RECORRENTE', sql`recorrencia where ${own} and situacao in ('PENDENTE', 'ATIVA', 'FALHOU')`],
    ['MOD_CELULA', 'CELULA', sql`celula where ${own} and flag_ativa`],
    ['MOD_MURAL_ORACAO', 'ORACAO', sql`oracao where ${own} and situacao = 'PUBLICADA'`],
    ['MOD_ASSINATURA', 'TITULO_PLAY', sql`play_conteudo where ${own} and situacao = 'PUBLICADO'`],
    [
      'MOD_ASSINATURA',
      'ASSINATURA',
      sql`play_assinatura where ${own} and situacao in ('TESTE', 'ATIVA', 'ATRASADA', 'PAUSADA')`,
    ],
    ...contents.map(([module, kinds]): [ModuleCode, Dependant['tipo'], SQL] => [
      module,
      'PUBLICADO',
      sql`conteudo where ${own} and situacao = 'PUBLICADO' and tipo in ${kinds}`,
    ]),
    ...countInSite(own),
  ]
  const counted = counts.map(
    ([module, tipo, from]) =>
      sql`select ${module}::text as modulo, ${tipo}::text as tipo, count(*)::integer as total from ${from}`,
  )
  return queryRows<Dependant>(
    tx,
    sql`select modulo, tipo, total from (${sql.join(counted, sql` union all `)}) d where total > 0 order by modulo, tipo`,
  )
}

const contents: readonly (readonly [ModuleCode, readonly string[]])[] = [
  ['MOD_DEVOCIONAL', ['DEVOCIONAL']],
  ['MOD_NOTICIA', ['NOTICIA']],
  ['MOD_EBD', ['EBD_CURSO', 'EBD_LICAO']],
  ['MOD_PUBLICACAO', ['PUBLICACAO']],
  ['MOD_CELULA', ['ESTUDO']],
]

/** Counts the items of the church's menu and home that depend on each module. */
function countInSite(own: SQL): [ModuleCode, Dependant['tipo'], SQL][] {
  const withModule = (all: Readonly<Record<string, ModuleCode | null>>, module: ModuleCode) =>
    Object.entries(all).flatMap(([codigo, needed]) => (needed === module ? [codigo] : []))
  return moduleCodes.flatMap((module): [ModuleCode, Dependant['tipo'], SQL][] => {
    const items = withModule(modulesOfMenu, module)
    const places = withModule(modulesOfPlaces, module)
    const sections = withModule(modulesOfSections, module)
    return [
      ...(items.length > 0
        ? [
            [
              module,
              'ITEM_MENU',
              sql`igreja_app_menu where ${own} and removido_em is null and flag_ativo and url is null and codigo in ${items}`,
            ] as const,
          ]
        : []),
      ...(places.length > 0 ? [[module, 'LUGAR_INICIO', countPlaces(own, places)] as const] : []),
      ...(sections.length > 0
        ? [
            [
              module,
              'SECAO_INICIO',
              sql`igreja_inicio, unnest(secoes) secao where ${own} and secao in ${sections}`,
            ] as const,
          ]
        : []),
    ].map(([code, tipo, from]) => [code, tipo, from])
  })
}

/** The tiles of the home and its invitations. */
const countPlaces = (own: SQL, places: readonly string[]) => sql`(
  select unnest(atalhos) as codigo from igreja_inicio where ${own}
  union all
  select convite ->> 'codigo' from igreja_inicio, jsonb_array_elements(convites) convite where ${own}
) lugar where codigo in ${places}`
