import { hourMs } from '@narthex/contract/durations'
import type {
  MemberHome,
  OwnGiving,
  OwnGroup,
  PrayerNews,
  TodaysReading,
} from '@narthex/contract/member-home/member-home.schemas'
import type { NoteSummary } from '@narthex/contract/notes/note.schemas'
import type { MyEvent } from '@narthex/contract/tickets/ticket.schemas'

/** The home of a new member. */
export const emptyHome: MemberHome = {
  celulas: [],
  eventos: [],
  leitura: null,
  oracao: null,
  nota: null,
  doacao: null,
  flagCarteirinha: false,
}

const twoHoursAfter = (start: string) => new Date(Date.parse(start) + 2 * hourMs).toISOString()

export const aGroup = ({ inicio, ...own }: { inicio: string } & Partial<OwnGroup>): OwnGroup => ({
  id: 5,
  nome: 'Mesa Posta',
  imagem: null,
  papel: 'MEMBRO',
  flagOnline: false,
  bairro: 'Boa Vista',
  proximoEncontro: { inicio, fim: twoHoursAfter(inicio) },
  solicitacoesPendentes: null,
  ...own,
})

export const anEvent = ({
  id = 8,
  dataInicio,
  ...own
}: { id?: number; dataInicio: string } & Partial<Omit<MyEvent, 'evento'>>): MyEvent => ({
  evento: {
    id,
    titulo: 'Acampamento',
    resumo: null,
    imagem: null,
    local: 'Sítio',
    flagOnline: false,
    serie: null,
    dataInicio,
    dataFim: twoHoursAfter(dataInicio),
  },
  ingressos: 2,
  pendentes: 0,
  pedido: null,
  ...own,
})

export const aReading = (own: Partial<TodaysReading> = {}): TodaysReading => ({
  uuid: '6f0c3b52-1d2e-4f3a-8b4c-5d6e7f801234',
  plano: { uuid: '21c616f5-5364-4bd5-b1d1-ff095b155427', nome: 'Salmos em um mês', idioma: 'pt' },
  dia: 12,
  totalDias: 31,
  passagens: ['Salmos 50–52'],
  flagFeita: false,
  atrasadas: 0,
  ...own,
})

export const aPrayer = (own: Partial<PrayerNews> = {}): PrayerNews => ({
  id: 3,
  inicio: 'Pela minha mãe',
  situacao: 'PUBLICADA',
  flagRespondida: false,
  total: 0,
  mensagens: 0,
  oraramNaSemana: 0,
  mensagensNaSemana: 0,
  ...own,
})

export const aNote = (own: Partial<NoteSummary> = {}): NoteSummary => ({
  id: '0c1d2e3f-4a5b-4c6d-8e7f-901234567890',
  titulo: 'Sobre a esperança',
  inicio: 'Romanos 5',
  versao: 1,
  dataCadastro: '2026-03-08T12:00:00.000Z',
  dataUltimaAlteracao: '2026-03-08T12:00:00.000Z',
  ...own,
})

export const aGiving = (own: Partial<OwnGiving> = {}): OwnGiving => ({
  ano: [{ moeda: 'BRL', valor: 35_000 }],
  recorrencia: null,
  ...own,
})
