import { eq } from 'drizzle-orm'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { igreja, organizacao } from '../churches.tables.ts'

const columns = {
  id: igreja.id,
  codigo: igreja.codigo,
  slug: igreja.slug,
  slugOrganizacao: organizacao.slug,
  codigoPlano: igreja.codigoPlano,
  flagAtivo: igreja.flagAtivo,
  dataCadastro: igreja.dataCadastro,
  versaoPerfil: igreja.versaoPerfil,
  nome: igreja.nome,
  descricao: igreja.descricao,
  historia: igreja.historia,
  imagens: igreja.imagens,
  telefone: igreja.telefone,
  email: igreja.email,
  endereco: igreja.endereco,
  latitude: igreja.latitude,
  longitude: igreja.longitude,
  redesSociais: igreja.redesSociais,
  idioma: igreja.idioma,
  fusoHorario: igreja.fusoHorario,
  facebookPixelCode: igreja.facebookPixelCode,
  urlPoliticaPrivacidade: igreja.urlPoliticaPrivacidade,
  flagChatBot: igreja.flagChatBot,
}

export async function findProfile({ church, tx }: ChurchWork) {
  const [row] = await tx
    .select(columns)
    .from(igreja)
    .leftJoin(organizacao, eq(organizacao.id, igreja.organizacaoId))
    .where(eq(igreja.id, church.igrejaId))
  return row
}
