import type { MemberCard } from '@narthex/contract/users/card.schemas'

/** A card with a value in every field. */
export function aMemberCard(change: Partial<MemberCard> = {}): MemberCard {
  return {
    usuario: { id: 70 },
    foto: null,
    nome: 'Ana Beatriz Vasconcelos de Souza',
    numeroMembro: '0231',
    cargo: 'Diaconisa',
    dataBatismo: '2008-04-20',
    dataNascimento: '1990-02-28',
    sexo: 'FEMININO',
    estadoCivil: 'CASADO_CIVIL',
    cpf: '52998224725',
    telefone: '(81) 91234-5678',
    congregacao: 'Praia Grande',
    igrejaVinculada: 'Igreja da Enseada',
    responsavel: 'Pra. Lídia Cavalcanti',
    qrCode: `https://ponte.example/card/${'A'.repeat(32)}`,
    logo: null,
    emitidaEm: '2026-01-01T12:00:00.000Z',
    ...change,
  }
}
