import { foundOrganisation } from '@narthex/api/modules/churches/churches.editing.service'
import { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import { publishNotification } from '@narthex/api/modules/notifications/notifications.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { enrolPerson } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

type Told = Partial<Parameters<typeof publishNotification>[1]>

export interface NotifiedChurches {
  /** The address of `cais` or of its sister `farol`; Ana is a member of both. */
  siteAddress(church: 'cais' | 'farol'): string
  /** Logs Ana in at `cais`, on this page, and opens a page there. */
  enter(page: Page, path: string): Promise<void>
  /** A church tells everyone something, so many minutes ago. */
  tell(church: 'cais' | 'farol', told: Told, minutesAgo?: number): Promise<number>
  /** `cais` publishes an event; gives its id. */
  publishEvent(titulo: string): Promise<number>
}

/** Two churches of an organisation, and Ana, who belongs to both. */
export async function openNotifiedChurches({ platform, siteAddress, newCode }: ProductHere): Promise<NotifiedChurches> {
  const codes = { cais: newCode('cais'), farol: newCode('farol') }
  const organizacao = newCode('porto')
  await foundOrganisation(platform, {
    slug: organizacao,
    nome: 'Rede do Porto',
    idioma: 'pt-BR',
    descricao: null,
    corApp: '#0e7c7b',
    hosts: [],
  })
  const found = (codigo: string, nome: string) =>
    foundPlainChurch(platform, codigo, ['MOD_EVENTO', 'MOD_CULTO'], {
      nome,
      organizacao,
      fusoHorario: 'America/Recife',
    })
  const churches = {
    cais: await found(codes.cais, 'Igreja do Cais'),
    farol: await found(codes.farol, 'Igreja do Farol'),
  }
  const ana = emailAt(codes.cais, 'ana')
  for (const church of Object.values(churches)) {
    await enrolPerson(platform.transactions.at(church), { email: ana })
  }
  return {
    siteAddress: (church) => siteAddress(codes[church]),
    enter: (page, path) => openLoggedIn(page, siteAddress(codes.cais), path, ana),
    tell(church, told, minutesAgo = 0) {
      const dataCadastro = new Date(Date.now() - minutesAgo * 60_000)
      const usual = { titulo: 'Recado', corpo: 'Um recado.', tipo: null, idEntidadeRelacionada: null, dataCadastro }
      return publishNotification(createOwnCall(platform.transactions.at(churches[church])), {
        ...usual,
        ...told,
      })
    },
    publishEvent(titulo) {
      const dataInicio = new Date(Date.now() + 86_400_000)
      const where = { resumo: null, imagem: null, local: null, flagOnline: false }
      return publishEvent(createOwnCall(platform.transactions.at(churches.cais)), {
        titulo,
        dataInicio,
        dataFim: dataInicio,
        ...where,
      })
    },
  }
}
