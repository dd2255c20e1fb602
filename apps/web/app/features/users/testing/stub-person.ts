import type { Account } from '@narthex/contract/auth/auth.schemas'
import type { MemberAddress } from '@narthex/contract/users/address.schemas'
import type { Child } from '@narthex/contract/users/child.schemas'
import type { Member } from '@narthex/contract/users/user.schemas'
import { vi } from 'vitest'
import { anAccount } from '../../../testing/person.ts'

export function aWholeMember(change: Partial<Member> = {}): Member {
  return {
    id: 70,
    uuid: 'u',
    igreja: { id: 1, codigo: 'ponte' },
    nome: 'Lia',
    sobrenome: 'Souza',
    telefone: null,
    cpf: null,
    cnpj: null,
    dataNascimento: null,
    dataCasamento: null,
    sexo: null,
    estadoCivil: null,
    ocupacao: null,
    idCongregacao: null,
    numeroFilhos: null,
    observacoes: null,
    idioma: 'pt',
    imagem: null,
    flagAtivo: true,
    dataCadastro: '2026-01-01T12:00:00.000Z',
    versao: 1,
    ...change,
  }
}

interface Call {
  readonly name: string
  readonly body: Record<string, unknown>
}

export interface StubbedPerson {
  account: Account
  member: Member
  addresses: MemberAddress[]
  children: Child[]
  isAnswering: boolean
  /** Calls that change something, such as `PUT /usuario/`. */
  readonly calls: Call[]
}

const aPlace = {
  cep: '50030230',
  pais: 'BR',
  estado: 'PE',
  cidade: 'Recife',
  bairro: 'Recife',
  logradouro: 'Rua do Apolo',
}

/** Stands for the API with what one member told their church, and for the postal service with one street. */
export function stubPerson(): StubbedPerson {
  const stub: StubbedPerson = {
    account: anAccount,
    member: aWholeMember(),
    addresses: [],
    children: [],
    isAnswering: true,
    calls: [],
  }
  function answer(name: string, body: Record<string, unknown>): Response {
    const id = Number(name.split('/').at(-1))
    if (name === 'GET /me') return Response.json({ user: stub.account, usuario: stub.member, roles: [] })
    if (name === 'GET /user/7/endereco') return Response.json(stub.addresses)
    if (name === 'GET /user/7/crianca') return Response.json(stub.children)
    if (name === 'GET /utils/cep/50030230') return Response.json(aPlace)
    if (name.startsWith('GET /')) return Response.json([])
    stub.calls.push({ name, body })
    if (name === 'PUT /usuario/') {
      const { versao, ...change } = body
      if (versao !== stub.member.versao)
        return Response.json({ code: 'CHANGED_MEANWHILE', message: 'no', requestId: 'r' }, { status: 409 })
      stub.member = { ...stub.member, ...change, versao: stub.member.versao + 1 }
      return Response.json(stub.member)
    }
    if (name === 'POST /usuario/70/endereco') {
      const made = { ...body, id: 1, versao: 1 } as unknown as MemberAddress
      stub.addresses.push(made)
      return Response.json(made, { status: 201 })
    }
    if (name === 'POST /usuario/70/crianca') {
      const made = { ...body, id: 2, versao: 1 } as unknown as Child
      stub.children.push(made)
      return Response.json(made, { status: 201 })
    }
    stub.addresses = stub.addresses.filter((address) => address.id !== id)
    stub.children = stub.children.filter((child) => child.id !== id)
    return Response.json({})
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!stub.isAnswering) throw new TypeError('Failed to fetch')
    const path = new URL(address, location.href).pathname.replace('/api/v1', '')
    return answer(`${method} ${path}`, body ? JSON.parse(String(body)) : {})
  })
  return stub
}
