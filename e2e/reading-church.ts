import { setVisual } from '@narthex/api/modules/churches/churches.editing.service'
import { publishContent } from '@narthex/api/modules/content/content.editing.service'
import { storeFile } from '@narthex/api/modules/media/files/files.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { signPreview } from '@narthex/api/platform/previews/previews'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { dayMs } from '@narthex/contract/durations'
import { createPdf } from '@narthex/demo/scores/pdf-drawing'
import type { ProductHere } from './product-here.ts'

export interface ReadingChurch {
  readonly address: string
  /** The path of a piece of news that is not published, with the code that shows it. */
  readonly draft: string
  /** Publishes a piece of news; returns once every reader gets it. */
  report(titulo: string): Promise<void>
}

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const corpo = {
  type: 'doc',
  content: [
    paragraph('A porta da cozinha ficou aberta a noite toda. Quem chegava lia em voz alta João 3.16 e se sentava.'),
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'O que ficou na mesa' }] },
    { type: 'blockquote', content: [paragraph('Ninguém foi embora com fome, e ninguém foi embora sozinho.')] },
    {
      type: 'bulletList',
      content: ['Pão', 'Sopa', 'Conversa'].map((word) => ({ type: 'listItem', content: [paragraph(word)] })),
    },
    ...Array.from({ length: 8 }, () => paragraph('Depois, cada um contou de onde vinha. '.repeat(5))),
  ],
}

/** A church that has something to read of every kind. */
export async function openReadingChurch({ platform, siteAddress, newCode }: ProductHere): Promise<ReadingChurch> {
  const code = newCode('varanda')
  const modules = ['MOD_DEVOCIONAL', 'MOD_NOTICIA', 'MOD_EBD', 'MOD_PUBLICACAO'] as const
  const church = await foundPlainChurch(platform, code, modules, { nome: 'Igreja da Varanda' })
  await setVisual(createOwnCall(platform.transactions.at(church)), { corApp: '#ffd400', logo: null })

  for (const day of [0, 1, 2, 40]) {
    const data = daysAgo(day).toISOString().slice(0, 10)
    const words = { titulo: `Pão do dia ${day}`, resumo: 'O que sobra também alimenta.', corpo }
    await publishContent(createOwnCall(platform.transactions.at(church)), 'DEVOCIONAL', {
      ...words,
      data,
      referencia: 'João 6.12',
      autor: 'Lia Prado',
    })
  }
  for (let i = 15; i > 0; i--) {
    const words = { titulo: `Notícia ${i}`, resumo: 'E não pinga mais.', corpo }
    const traducoes = i === 1 ? { en: { titulo: 'News 1', resumo: 'And it drips no more.', corpo: null } } : {}
    await publishContent(createOwnCall(platform.transactions.at(church)), 'NOTICIA', {
      ...words,
      traducoes,
      dataPublicacao: daysAgo(i),
    })
  }
  const draftId = await publishContent(createOwnCall(platform.transactions.at(church)), 'NOTICIA', {
    titulo: 'Ainda em segredo',
    resumo: 'Não conte.',
    corpo,
    situacao: 'RASCUNHO',
  })
  const paiId = await publishContent(createOwnCall(platform.transactions.at(church)), 'MINISTERIO', {
    titulo: 'Cozinha',
    resumo: 'Quem tem fome senta aqui.',
    corpo,
    contato: 'mailto:cozinha@varanda.example',
    responsaveis: [{ nome: 'Rita Couto', funcao: 'Coordena' }],
  })
  await publishContent(createOwnCall(platform.transactions.at(church)), 'PROJETO', {
    titulo: 'Sopa de sexta',
    resumo: 'Toda sexta.',
    corpo,
    paiId,
  })
  const cursoId = await publishContent(createOwnCall(platform.transactions.at(church)), 'EBD_CURSO', {
    titulo: 'Marcos',
    resumo: 'Devagar.',
    slug: 'marcos',
  })
  await publishContent(createOwnCall(platform.transactions.at(church)), 'EBD_TURMA', {
    titulo: 'Jovens',
    resumo: '18 a 25 anos',
    autor: 'Davi Reis',
    paiId: cursoId,
    local: 'Sala 2',
    diaSemana: 0,
    horario: '09:00',
  })
  for (const n of [1, 2, 3]) {
    await publishContent(createOwnCall(platform.transactions.at(church)), 'EBD_LICAO', {
      titulo: `Lição do lago ${n}`,
      resumo: 'O barco.',
      slug: `marcos-${n}`,
      paiId: cursoId,
      ordem: n,
      corpo,
    })
  }
  const { endereco } = await storeFile(platform, createOwnCall(platform.transactions.at(church)), {
    name: 'caderno.pdf',
    bytes: createPdf((page) => page.line(100, 100, 400, 700, 8)),
    kind: 'PDF',
  })
  const types = ['Cadernos', 'Boletins']
  for (const [i, titulo] of types.entries()) {
    const slug = titulo.toLowerCase()
    const typeId = await publishContent(createOwnCall(platform.transactions.at(church)), 'PUBLICACAO_TIPO', {
      titulo,
      resumo: 'Para ler.',
      slug,
      ordem: i,
    })
    await publishContent(createOwnCall(platform.transactions.at(church)), 'PUBLICACAO', {
      titulo: `${titulo} da varanda`,
      resumo: 'Duas páginas.',
      slug: `${slug}-1`,
      paiId: typeId,
      arquivo: endereco,
    })
  }

  return {
    address: siteAddress(code),
    draft: `/news/${draftId}?previa=${signPreview(platform.transactions.at(church), draftId)}`,
    report: async (titulo) =>
      void (await publishContent(createOwnCall(platform.transactions.at(church)), 'NOTICIA', {
        titulo,
        resumo: 'Agora.',
        corpo,
      })),
  }
}
