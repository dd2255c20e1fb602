import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  describeChurch,
  foundChurch,
  foundOrganisation,
  setCongregations,
} from '@narthex/api/modules/churches/churches.editing.service'
import { setCustomFields } from '@narthex/api/modules/users/custom-fields/custom-fields.service'
import { enrolPerson } from '@narthex/api/testing/people'
import { plainChurch } from '@narthex/api/testing/plain-church'
import type { Page } from '@playwright/test'
import { openLoggedIn } from './log-in.ts'
import { openProductHere } from './product-here.ts'

export interface FamilyChurches {
  /** The address of a church: `cais` and `farol` are sisters, `ilha` stands alone. */
  siteOf(church: string): string
  /** Logs Ana in on this page, at `cais` or at `ilha`, and opens a page there. */
  enter(page: Page, path: string, church?: 'cais' | 'ilha'): Promise<void>
  close(): Promise<void>
}

const nowhere = { telefone: null, endereco: null, latitude: null, longitude: null }
const home = {
  ...{ logradouro: 'Rua do Porto', numero: '1', complemento: null, bairro: 'Centro', cidade: 'Olinda' },
  ...{ estado: 'PE', cep: '53020-000', pais: 'BR' },
}

/** A product of the test's own: two churches of an organisation and one alone, Ana, and a service that knows one CEP. */
export async function openFamilyChurches(): Promise<FamilyChurches> {
  const post = await openPostalService()
  const { platform, siteOf, close } = await openProductHere(undefined, { CEP_SERVICE_URL: post.address })
  await foundOrganisation(platform, {
    ...{ slug: 'porto', nome: 'Rede do Porto', idioma: 'pt-BR', descricao: null, corApp: '#0e7c7b', hosts: [] },
  })
  const cais = await foundChurch(platform, plainChurch('cais', { nome: 'Igreja do Cais', organizacao: 'porto' }))
  await foundChurch(platform, plainChurch('farol', { nome: 'Igreja do Farol', organizacao: 'porto' }))
  const ilha = await foundChurch(platform, plainChurch('ilha', { nome: 'Igreja da Ilha' }))
  await describeChurch(platform, cais, { endereco: home })
  await setCongregations(
    platform,
    cais,
    ['Praia', 'Morro'].map((nome) => ({ nome, responsavel: null, ...nowhere })),
  )
  await setCustomFields(platform, cais, [{ codigo: 'batismo', tipo: 'SIM_NAO', titulo: 'Você já se batizou?' }])
  for (const church of [cais, ilha]) await enrolPerson(platform, church)
  return {
    siteOf,
    enter: (page, path, church = 'cais') => openLoggedIn(page, siteOf(church), path),
    async close() {
      await close()
      await post.close()
    },
  }
}

/** Speaks as the Brazilian postal-code service does, and knows 50030-230 alone. */
async function openPostalService() {
  const known = { uf: 'PE', localidade: 'Recife', bairro: 'Recife', logradouro: 'Rua do Apolo' }
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.url === '/50030230/json/' ? known : { erro: true }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
