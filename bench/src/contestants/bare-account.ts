import type { Server } from 'node:http'
import { fastify } from 'fastify'
import { type DemoOptions, ownerPool } from '../platform.ts'
import { readers, visited } from '../requests.ts'
import { contest } from './contest.ts'
import { listening } from './listening.ts'

/**
 * Fastify with the statements of the account's reads, as the database's owner: no token, tenants or response schemas.
 */
contest(async ({ databaseUrl }: DemoOptions) => {
  const owner = ownerPool(databaseUrl)
  const app = fastify({ logger: false })
  // The demo has its own people.
  const found = await owner.query<{ id: number }>('select id from conta where email = $1', [readers[0]?.username])
  const first = found[0]?.id
  const [church] = await owner.query<{ id: number }>('select id from igreja where codigo = $1', [visited])

  const member = async () => {
    const [row] = await owner.query<MemberRow>('select * from usuario where igreja_id = $1 and conta_id = $2', [
      church?.id,
      first,
    ])
    if (!row) throw new Error('The reader has no account')
    return {
      id: row.id,
      uuid: row.uuid,
      igreja: { id: row.igreja_id, codigo: visited },
      nome: row.nome,
      sobrenome: row.sobrenome,
      telefone: row.telefone,
      cpf: row.cpf,
      cnpj: row.cnpj,
      dataNascimento: row.data_nascimento,
      dataCasamento: row.data_casamento,
      sexo: row.sexo,
      estadoCivil: row.estado_civil,
      ocupacao: row.ocupacao,
      idCongregacao: row.congregacao_id,
      numeroFilhos: row.numero_filhos,
      observacoes: row.observacoes,
      idioma: row.idioma,
      imagem: row.imagem,
      flagAtivo: row.flag_ativo,
      dataCadastro: row.data_cadastro,
      versao: row.versao,
    }
  }

  app.get('/api/v1/me', async () => {
    const [account] = await owner.query<AccountRow>('select * from conta where id = $1', [first])
    if (!account) throw new Error('The reader has no login')
    const { id, email, flag_ativo: flagAtivo, idioma, data_cadastro: dataCadastro } = account
    return {
      user: { id, email, flagAtivo, idioma, dataCadastro },
      usuario: await member(),
      roles: [],
      rolesSuspensas: [],
    }
  })
  app.get('/api/v1/user/:id/usuario', async () => ({ usuarios: [await member()] }))

  await app.ready()
  return { port: await listening(app.server as Server) }
})

interface AccountRow {
  readonly id: number
  readonly email: string
  readonly flag_ativo: boolean
  readonly idioma: string
  readonly data_cadastro: Date
}

// biome-ignore lint/suspicious/noExplicitAny: any columns
type MemberRow = Record<string, any>
