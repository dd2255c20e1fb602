import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ImportProblem } from '@narthex/contract/tickets/office-import.endpoints'
import type { TableField } from '../../../platform/documents/table-field.ts'
import { writeXlsx } from '../../../platform/documents/xlsx.ts'
import type { Answer } from '../../../testing/caller.ts'
import type { Person } from '../../../testing/people.ts'
import type { SoldEvent, setUpTickets } from './set-up-tickets.ts'

export const toWorkbook = async (rows: readonly (readonly TableField[])[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await buffer(Readable.from(writeXlsx(rows))))

/** Makes a table of so many people with addresses of their own. */
export const makeTable = (count: number, from = 1): string =>
  `Nome;E-mail\n${Array.from({ length: count }, (_, index) => `Pessoa ${from + index};p${from + index}@example.org`).join('\n')}`

/** Sends tables of registrations as a member of the staff does; a text is CSV. */
export function setUpImports(stage: ReturnType<typeof setUpTickets>) {
  const { test } = stage
  const send = (
    { id, host }: SoldEvent,
    by: Person | undefined,
    table: string | Uint8Array<ArrayBuffer>,
    fields: Readonly<Record<string, string>>,
  ): Promise<Answer> => {
    const body = new FormData()
    body.append('arquivo', new File([table], 'inscricoes'))
    for (const [name, value] of Object.entries({ chave: randomUUID(), ...fields })) body.append(name, value)
    const at = host === undefined ? {} : { host }
    return test.call('POST', `/evento/${id}/equipe/inscricao/importacao`, { token: by?.token, body, ...at })
  }
  return {
    send,
    /** An event with questions of all kinds, add-ons, and a ticket for children. */
    sellCamp: () =>
      stage.sell({
        cotas: { seats: { nome: 'Vagas', vagas: 100 }, shirts: { nome: 'Camisetas', vagas: 50 } },
        termoMenores: 'Autorizo.',
        ingressos: {
          adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'], adicionais: ['shirt', 'bus'] },
          child: { nome: 'Criança', valor: 2500, cotas: ['seats'], idadeMax: 11 },
          shirt: { nome: 'Camiseta', valor: 1000, flagAdicional: true, cotas: ['shirts'] },
          bus: { nome: 'Ônibus, ida e volta', valor: 1000, flagAdicional: true },
        },
        perguntas: [
          { rotulo: 'Alergias', tipo: 'TEXTO' },
          { rotulo: 'Batismo', tipo: 'DATA', ingressos: ['adult'] },
          { rotulo: 'Tamanho', tipo: 'ESCOLHA', opcoes: ['P', 'M', 'G'], flagObrigatoria: true },
          { rotulo: 'Oficinas', tipo: 'ESCOLHAS', opcoes: ['Música', 'Teatro, com ensaio'] },
          { rotulo: 'Fotos', tipo: 'CONSENTIMENTO', texto: 'Autorizo fotos.' },
          { rotulo: 'CPF', tipo: 'CPF' },
          { rotulo: 'E-mail', tipo: 'TEXTO' },
          { rotulo: 'Atestado', tipo: 'ARQUIVO' },
        ],
      }),
    /** Lists the problems of a table: row, column, code and weight of each. */
    listProblems: ({ body }: Pick<Answer, 'body'>): string[] =>
      body.problemas.map(
        ({ linha, coluna, codigo, gravidade }: ImportProblem) => `${linha} ${coluna} ${codigo} ${gravidade}`,
      ),
    /** Lists the audit log's entries about the imports of an event. */
    listActs: async ({ id }: SoldEvent) => {
      const rows = await test.asOwner((owner) =>
        owner.query<{ detalhes: unknown }>(
          `select detalhes from auditoria where acao = 'REGISTRATIONS_IMPORTED' and detalhes->>'evento' = '${id}'`,
        ),
      )
      return rows.map(({ detalhes }) => detalhes)
    },
    preview: (event: SoldEvent, by: Person, table: string | Uint8Array<ArrayBuffer>, fields = {}) =>
      send(event, by, table, { previa: 'true', ...fields }),
    enter: (event: SoldEvent, by: Person, table: string | Uint8Array<ArrayBuffer>, fields = {}) =>
      send(event, by, table, { previa: 'false', ...fields }),
    /** The live tickets of an event with their holders, in their order. */
    listPeople: ({ id }: SoldEvent) =>
      test.asOwner((owner) =>
        owner.query<{ nome: string | null; origem: string; inscricao: string; comprador: string }>(
          `select p.nome, r.origem, r.codigo as inscricao, c.nome as comprador from evento_bilhete t
            join evento_inscricao r on r.igreja_id = t.igreja_id and r.codigo = t.inscricao_codigo
            join evento_comprador c on c.igreja_id = r.igreja_id and c.inscricao_codigo = r.codigo
            left join evento_participante p on p.igreja_id = t.igreja_id and p.bilhete_id = t.id
            where t.evento_id = ${id} and t.situacao = 'VALIDO' and t.principal_id is null order by t.id`,
        ),
      ),
  }
}
