import type { Server } from 'node:http'
import { fastify } from 'fastify'
import { readers } from '../requests.ts'
import { contest } from './contest.ts'
import { openDemo } from './embedded.ts'
import { listening } from './listening.ts'
import { enrolReaders } from './readers.ts'

/** Fastify and the statements of the account's reads as the database's owner: no token, no tenants, no declared answer. */
contest(async () => {
  const { platform, database } = await openDemo()
  const { church } = await enrolReaders(platform)
  const { owner } = database
  const app = fastify({ logger: false })
  // The demo has people of its own.
  const found = await owner.query<{ id: number }>('select id from conta where email = $1', [readers[0]?.username])
  const first = found[0]?.id

  const member = async () => {
    const [row] = await owner.query<MemberRow>('select * from usuario where igreja_id = $1 and conta_id = $2', [
      church.igrejaId,
      first,
    ])
    if (!row) throw new Error('The reader is nobody')
    return {
      id: row.id,
      uuid: row.uuid,
      igreja: { id: row.igreja_id, codigo: church.codigo },
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
    return { user: { id, email, flagAtivo, idioma, dataCadastro }, usuario: await member(), roles: [] }
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

// biome-ignore lint/suspicious/noExplicitAny: whatever columns the table has
type MemberRow = Record<string, any>
