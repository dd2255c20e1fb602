import * as z from 'zod/mini'
import { instant } from '../fields.ts'
import { defineSettings } from '../resources/settings.ts'
import { senderName } from '../validation/sender-name.ts'
import { email } from '../validation/text.ts'
import { versionOrNone } from '../versions.ts'

/** Null: the church's own name, and the e-mail of its profile. */
const form = z.strictObject({ nome: z.nullable(senderName(60)), responderPara: z.nullable(email) })

/** The confirmation that an address waits for. */
export const replyConfirmationSchema = z.strictObject({ enviadoEm: instant, expiraEm: instant })

const row = z.strictObject({
  nome: z.nullable(z.string()),
  responderPara: z.nullable(z.string()),
  versao: versionOrNone,
  estado: z.strictObject({
    /** The address to which replies go: the last one that was confirmed; null for the e-mail of the profile. */
    emUso: z.nullable(z.string()),
    /** Null where no address waits. */
    confirmacao: z.nullable(replyConfirmationSchema),
    /** The name and the address of a church that chose none. */
    padrao: z.strictObject({ nome: z.string(), email: z.nullable(z.string()) }),
    /** The address that all mails of the product come from; null where it sends none. */
    endereco: z.nullable(z.string()),
  }),
})
export type ChurchSender = z.output<typeof row>

/** The sender of the church's mails, as their readers see it. The address that they come from is the product's. */
export const churchSender = defineSettings({
  name: 'igreja_remetente',
  path: '/escritorio/remetente/',
  isPublic: false,
  may: { read: 'settings', write: 'settings' },
  form,
  example: { nome: 'Igreja da Videira', responderPara: 'respostas@videira.example' },
  row,
  calls: {
    get: { id: 'getChurchSender', summary: "The sender's name and the reply address of the church's mails" },
    set: {
      id: 'setChurchSender',
      summary: "Sets the sender's name, and a reply address that is used once a mail to it was confirmed",
      act: 'SENDER_SET',
      errors: ['TOO_MANY_REQUESTS'],
    },
    history: { id: 'listChurchSenderChanges', summary: 'What was changed of the sender of mails, the newest first' },
  },
})
