import type { ChatAuthor } from '@narthex/contract/chat/chat.schemas'
import type { BlockKind, ChatBlock } from '@narthex/contract/chat/chat-moderation.endpoints'
import type { Page, PageQuery } from '@narthex/contract/paging'
import { mapPage, readPage } from '../../../platform/database/page.ts'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { findEmail } from '../../auth/accounts.service.ts'
import { findAuthorRow } from '../authors/authors.queries.ts'
import { countBlocks, findOwnBlock, insertBlock, listBlocks, removeBlock } from '../authors/blocks.queries.ts'
import { findGuest } from '../authors/guests.queries.ts'
import { findNetwork } from '../authors/networks.queries.ts'
import { countMessages } from '../messages/messages.queries.ts'
import { toChatAuthor } from '../messages/showing.service.ts'
import { requireChannel } from '../rooms/channels.service.ts'
import { blockRecord } from '../settings/chat.records.ts'
import { getChatContext } from '../settings/chat-context.service.ts'
import { type AuthorId, readAuthorCode } from '../words/author-code.rules.ts'

/** An author named in a channel's address. */
export interface NamedAuthor {
  readonly canal: string
  readonly autor: string
}

function requireCode({ church, keys }: MemberCall, code: string): AuthorId {
  const author = readAuthorCode(keys, church, code)
  if (!author) throw notFound()
  return author
}

async function requireAuthorRow(work: ChurchWork, author: AuthorId) {
  const row = await findAuthorRow(work, author)
  if (!row) throw notFound()
  return row
}

interface Block {
  readonly tipo: BlockKind
  readonly minutos: number | null
  readonly motivo: string | null
}

/** Mutes or bans an author in all chats of the church, from the next message on. A former block is replaced. */
export async function blockAuthor(
  call: MemberCall,
  { canal, autor, tipo, minutos, motivo }: NamedAuthor & Block,
): Promise<void> {
  const author = requireCode(call, autor)
  const plan = { act: 'CHAT_AUTHOR_BLOCKED', isPublic: false, records: [blockRecord(author)] } as const
  await edit(call, plan, async ({ work, about }) => {
    const { id: channelId } = await requireChannel(work, canal)
    const { isStaff } = await requireAuthorRow(work, author)
    if (isStaff) throw new DomainError('CHAT_STAFF_AUTHOR')
    const guest = author.guestId === null ? undefined : await findGuest(work, author.guestId)
    const ate = minutos === null ? null : new Date(work.now.getTime() + minutos * 60_000)
    await removeBlock(work, author)
    // A banned member who logs out is a guest from the same network; one who is muted should not learn of it.
    const network = author.memberId !== null && tipo === 'BANIDO' ? await findNetwork(work, author.memberId) : null
    const enderecoHash = guest?.enderecoHash ?? network
    await insertBlock(work, { ...author, enderecoHash, tipo, ate, motivo, criadoEm: work.now })
    about({ autor, tipo, minutos: minutos ?? 0, canal: channelId })
  })
}

/** Ends the block of an author. Idempotent. */
export async function unblockAuthor(call: MemberCall, { canal, autor }: NamedAuthor) {
  const author = requireCode(call, autor)
  const plan = { act: 'CHAT_AUTHOR_UNBLOCKED', isPublic: false, records: [blockRecord(author)] } as const
  await edit(call, plan, async ({ work, about }) => {
    const { id: channelId } = await requireChannel(work, canal)
    await removeBlock(work, author)
    about({ autor, canal: channelId })
  })
}

/** Blocks that have not ended, newest first. */
export async function listChatBlocks(call: MemberCall, query: PageQuery): Promise<Page<ChatBlock>> {
  const { showing } = await getChatContext(call)
  return call.inChurch(async (work) => {
    const page = await readPage(query, await countBlocks(work), (slice) => listBlocks(work, slice))
    return mapPage(page, (row) => ({ autor: toChatAuthor(showing, row), ...toBlock(row) }))
  })
}

const toBlock = (
  row: Pick<Awaited<ReturnType<typeof listBlocks>>[number], 'tipo' | 'ate' | 'motivo' | 'criadoEm'>,
) => ({
  tipo: row.tipo,
  ate: row.ate?.toISOString() ?? null,
  motivo: row.motivo,
  dataCadastro: row.criadoEm.toISOString(),
})

export interface AuthorDetails extends ChatAuthor {
  readonly email: string | null
  readonly flagAutenticado: boolean
  readonly mensagens: number
  readonly bloqueio: Omit<ChatBlock, 'autor'> | null
}

/** An author as moderators see them. */
export async function getAuthor(call: MemberCall, { canal, autor }: NamedAuthor): Promise<AuthorDetails> {
  const author = requireCode(call, autor)
  const { showing } = await getChatContext(call)
  const { accountId, ...found } = await call.inChurch(async (work) => {
    const channel = await requireChannel(work, canal)
    const row = await requireAuthorRow(work, author)
    const block = await findOwnBlock(work, author)
    return {
      ...toChatAuthor(showing, row),
      accountId: row.accountId,
      mensagens: await countMessages(work, channel.id, author),
      bloqueio: block ? toBlock(block) : null,
    }
  })
  const email = accountId === null ? null : await findEmail(call, accountId)
  return { ...found, email, flagAutenticado: accountId !== null }
}
