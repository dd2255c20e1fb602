import type { Locale } from '@narthex/contract/locale'
import type { PreviewReader } from '@narthex/contract/office/preview.endpoints'
import { type Session, useSession } from './session.ts'

const birthdays = { MEMBRO: '1984-05-20', MENOR: '2012-05-20', LIDER: '1971-05-20' }

/**
 * Renders with the session of a made-up person, whom no call knows: pages show what they show to such a reader before
 * anything of the reader's own is loaded. Rendering does not wait, so no other page is rendered with it.
 */
export function asReader<T>(reader: PreviewReader, locale: Locale, render: () => T): T {
  const usual = useSession.getInitialState
  const session = { ...usual(), ...makeSession(reader, locale) }
  useSession.getInitialState = () => session
  try {
    return render()
  } finally {
    useSession.getInitialState = usual
  }
}

function makeSession(reader: PreviewReader, idioma: Locale): Partial<Session> {
  if (reader === 'VISITANTE') return { isRead: true }
  const since = '2020-01-05T12:00:00.000Z'
  return {
    isRead: true,
    token: 'preview',
    account: { id: 1, email: 'alex@example.org', flagAtivo: true, idioma, dataCadastro: since },
    clientAccount: {
      id: 1,
      uuid: '00000000-0000-4000-8000-000000000000',
      igreja: { id: 1, codigo: '' },
      nome: 'Alex',
      sobrenome: '',
      telefone: null,
      cpf: null,
      cnpj: null,
      dataNascimento: birthdays[reader],
      dataCasamento: null,
      sexo: null,
      estadoCivil: null,
      ocupacao: null,
      idCongregacao: null,
      numeroFilhos: null,
      observacoes: null,
      idioma,
      imagem: null,
      flagAtivo: true,
      dataCadastro: since,
      versao: 1,
    },
  }
}
