import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { playPerfil, playPin, playPosicao, playReproducao } from './watching.tables.ts'

const profiles = rowsOfPerson({
  table: playPerfil,
  of: playPerfil,
  tells: {
    id: playPerfil.id,
    nome: playPerfil.nome,
    idadeMaxima: playPerfil.idadeMaxima,
    criadoEm: playPerfil.criadoEm,
  },
})

const pin = rowsOfPerson({ table: playPin, of: playPin, tells: { alteradoEm: playPin.alteradoEm } })

const positions = rowsOfPerson({
  table: playPosicao,
  of: playPosicao,
  tells: {
    perfil: playPosicao.profileId,
    conteudo: playPosicao.titleId,
    segundos: playPosicao.segundos,
    flagVisto: playPosicao.flagVisto,
    vistoEm: playPosicao.vistoEm,
  },
})

const playbacks = rowsOfPerson({
  table: playReproducao,
  of: playReproducao,
  tells: {
    conteudo: playReproducao.titleId,
    aparelho: playReproducao.aparelho,
    comecouEm: playReproducao.comecouEm,
    renovadaEm: playReproducao.renovadaEm,
  },
})

export const watchingPersonalData: readonly PersonalData[] = [playbacks, positions, profiles, pin]
