import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { eventoArquivo } from './answer-files.tables.ts'

const rows = rowsOfPerson({
  table: eventoArquivo,
  of: eventoArquivo,
  tells: {
    id: eventoArquivo.id,
    inscricao: eventoArquivo.inscricaoCodigo,
    tipo: eventoArquivo.tipo,
    conteudo: eventoArquivo.conteudo,
    criadoEm: eventoArquivo.criadoEm,
  },
})

export const answerFilePersonalData: readonly PersonalData[] = [
  {
    ...rows,
    async tell(work, person) {
      const { evento_arquivo: files = [] } = await rows.tell(work, person)
      const asText = (content: unknown) => Buffer.from(content as Uint8Array).toString('base64')
      return { evento_arquivo: files.map((row) => ({ ...row, conteudo: asText(row.conteudo) })) }
    },
  },
]
