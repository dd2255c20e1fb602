import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { usuarioImagem } from './pictures.tables.ts'

const rows = rowsOfPerson({
  table: usuarioImagem,
  of: usuarioImagem,
  tells: { codigo: usuarioImagem.codigo, lado: usuarioImagem.lado, conteudo: usuarioImagem.conteudo },
})

export const picturePersonalData: readonly PersonalData[] = [
  {
    ...rows,
    async tell(work, person) {
      const { usuario_imagem: pictures = [] } = await rows.tell(work, person)
      const asText = (content: unknown) => Buffer.from(content as Uint8Array).toString('base64')
      return { usuario_imagem: pictures.map((row) => ({ ...row, conteudo: asText(row.conteudo) })) }
    },
  },
]
