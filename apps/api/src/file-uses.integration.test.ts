import { getTableColumns, getTableName } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { modules } from './app.ts'
import { storeImage } from './modules/media/images/images.editing.service.ts'
import { createOwnCall } from './platform/http/route.ts'
import { easyCaptcha } from './testing/captcha.ts'
import { openMailbox } from './testing/mailbox.ts'
import { putAddress } from './testing/matrix/addresses-in.ts'
import { openStaffDesk, staffWrites } from './testing/matrix/staff-writes.ts'
import { isTried } from './testing/matrix/tried-calls.ts'
import { plainPhoto } from './testing/plain-photo.ts'
import { setUpSeededChurches } from './testing/set-up.ts'
import { walletKeys } from './testing/wallet-keys.ts'

/** Columns with addresses that do not count as uses. */
const uncounted: Readonly<Record<string, string>> = {
  'arquivo.endereco': 'the library itself',
  'arquivo_forma.endereco': 'the library itself',
  'arquivo_forma.arquivo_codigo': 'the library itself',
  'arquivo_envio.arquivo_codigo': 'the library itself',
  'celula_local.link': 'where a group meets online, elsewhere',
  'exportacao_igreja.arquivo': 'an archive of the whole church, in no library',
  'exportacao_igreja.arquivos': 'a number',
  'busca.imagem': 'a copy of what the item shows, rewritten with it',
  'historico.antes': 'what was',
  'lote_item.antes': 'what was',
  'registro_versao.formulario': 'what was',
  'historico.depois': 'what was',
  'igreja_produto.url': 'where members go on to, elsewhere',
  'notificacao.corpo': 'words without links',
  'oracao.imagem': 'a member’s own photo, in no library',
  'usuario.imagem': 'a member’s own picture, in no library',
  'podcast.feed_url': 'read by the product alone, from elsewhere',
  'tarefa.dados': 'forgotten once it is done',
}

/** Names of columns that hold pictures, files or documents, whatever is in them now. */
const suggestive =
  /(?:^|_)(?:imagem|imagens|foto|fotos|logo|poster|capa|audio|anexos|legendas|corpo|url|arquivo)(?:_|$)/

const casing = new CasingCache('snake_case')
const nameOf = (column: PgColumn) => casing.getColumnCasing(column)

const declared = modules.flatMap(({ fileUses = [] }) =>
  fileUses.map(({ table, key, columns, flag }) => ({
    table: getTableName(table),
    key: key.map(nameOf),
    columns: columns.map(nameOf),
    flag: flag && nameOf(flag),
  })),
)
const declaredColumns = declared.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))

const byId = staffWrites.filter(isTried).map((endpoint) => [endpoint.id, endpoint] as const)

describe('uses of files of the media library', () => {
  const test = setUpSeededChurches({ recaptcha: easyCaptcha, mail: openMailbox(), wallets: walletKeys })
  let address: string
  let code: string
  const desk = openStaffDesk(test, (endpoint, body) => endpoint.body && putAddress(endpoint.body, body, address))

  beforeAll(async () => {
    const call = createOwnCall(test.platform.transactions.at(test.videira))
    const image = await storeImage(test.platform, call, new Uint8Array(await plainPhoto()))
    address = image.endereco
    code = image.codigo
  })

  const listColumns = () =>
    test.asOwner((owner) =>
      owner.query<{ table: string; column: string }>(
        `select c.table_name as table, c.column_name as column from information_schema.columns c
           join information_schema.tables t using (table_schema, table_name)
         where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'ARRAY')`,
      ),
    )

  it('are followed by a trigger exactly where a module declares them', async () => {
    const triggers = await test.asOwner((owner) =>
      owner.query<{ table: string; arguments: string }>(
        `select tgrelid::regclass::text as table, encode(tgargs, 'escape') as arguments
         from pg_trigger where tgname = 'file_uses' order by 1`,
      ),
    )
    const followed = triggers.map(({ table, arguments: given }) => {
      const [key = '', columns = '', flag] = given.split('\\000')
      return { table, key: key.split(','), columns: columns.split(','), flag: flag || undefined }
    })
    expect(followed).toEqual(declared.toSorted((a, b) => (a.table < b.table ? -1 : 1)))
  })

  it('name the tables as they are', () => {
    for (const { fileUses = [] } of modules)
      for (const { table, columns } of fileUses)
        for (const column of columns) expect(Object.values(getTableColumns(table))).toContain(column)
  })

  it('are declared for every column whose name tells of a picture, a file or a document', async () => {
    const found = (await listColumns()).filter(
      ({ table, column }) => suggestive.test(column) && !/_codigo$|_tipo$/.test(column) && table !== 'arquivo_uso',
    )
    const unknown = found
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !declaredColumns.includes(name) && !uncounted[name])
    expect(unknown).toEqual([])
  })

  describe('in what staff write', () => {
    it.each(byId)('%s', async (_id, endpoint) => {
      const makeCall = await desk.prepare(endpoint).catch(() => undefined)
      await makeCall?.()
    })

    it('are in no column that no module declares', async () => {
      const found: string[] = []
      for (const { table, column } of await listColumns()) {
        const query = `select 1 from "${table}" where "${column}"::text like '%' || $1 || '%' limit 1`
        if ((await test.asOwner((owner) => owner.query(query, [`/media/images/${code}`]))).length > 0)
          found.push(`${table}.${column}`)
      }
      const known = found.filter((name) => declaredColumns.includes(name))
      expect(known).toEqual(
        expect.arrayContaining(['evento.imagem', 'evento.corpo', 'conteudo.imagem', 'conteudo_traducao.corpo']),
      )
      const others = found.filter(
        (name) => !declaredColumns.includes(name) && !uncounted[name] && !name.startsWith('arquivo'),
      )
      expect(others).toEqual([])
    })

    it('are written down, each in the row that holds it', async () => {
      for (const { table, key, columns, flag = 'true' } of declared)
        for (const column of columns) {
          const church = table === 'igreja' ? 'id' : 'igreja_id'
          const [row] = await test.asOwner((owner) =>
            owner.query<{ held: string[]; noted: string[] }>(
              `select
                 array(select ${church} || ' ' || concat_ws(',', ${key.join(', ')}) from "${table}"
                       where "${column}"::text like '%' || $1 || '%' and ${flag} order by 1) as held,
                 array(select igreja_id || ' ' || linha from arquivo_uso
                       where codigo = $1 and tabela = '${table}' and coluna = '${column}' order by 1) as noted`,
              [code],
            ),
          )
          expect(row?.noted, `${table}.${column}`).toEqual(row?.held)
        }
    })
  })
})
