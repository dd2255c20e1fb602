/**
 * The migrations that the files of `migrations/base` replace (decision 0153), each with the hash of its text: what `migracao`
 * and archives hold of a database that was made before.
 */
export const formerMigrations: ReadonlyMap<string, string> = new Map([
  ['0001-tenancy.sql', 'ab219859135023692fc7b12bfec854aabf4161fea730af23c39a274ae3db0187'],
  ['0002-churches.sql', '25ea653b6cdad6f75d4d0e33fdb546634aa3e37d50806eccaf5c517da5b2f3db'],
  ['0003-first-content.sql', 'f09d46b4f1d0d07f320de6dd9f61d5dae28f1d4b14e7ebfb989d43bf9a4c85e4'],
  ['0004-captcha.sql', 'eb3ff803d02b019a952af54b857a11422ecea09602849e3a6965f7dc0a639282'],
  ['0005-identity.sql', '924c19e5adb4111e1f2b950bd81de8d55509d3313d32c5711fba42e8a48ff181'],
  ['0006-jobs.sql', '4c46e61b6810bed0ab0c7d43b4dc0dd294b9aebe62374e0fb015a3bc4a1211ba'],
  ['0007-people.sql', '9818e01aa101fe09b3d408e3ee79859b6dbfc04bccf90cecbb6d20d91d0843b1'],
  ['0008-pictures-and-cards.sql', 'c04892657d4f5569ba8bfbdfe27adcc8cad9323d03595f8e1e4a9ff9bbcec46c'],
  ['0009-notifications.sql', 'b68c5ed2be88e945c9cc698efa9075975feb446ca0e3388b2760a0e399c2ff07'],
  ['0010-leaving.sql', '036fcc7c6d680078941193db48d8b57a09a44fbcf6b8e4d05093206113d74e6e'],
  ['0011-codes-of-a-person.sql', '6d074f07416182758abf7bb7047a4fd4021f28e65eb646da7c2aeb11c1c2075c'],
  ['0012-search.sql', '9d1fcdbd666df96d5d02212892e94d3e1753b6ac7e17227b872785518735c3c7'],
  ['0013-content.sql', 'cfa2659abab017217f2bb8e8444583839e77fa51a20f8a8261879ec553983409'],
  ['0014-files.sql', '0f2c96d0f71aef87f64d36043b9e4ab9ea30560308b4aedd6b69c40bade963a8'],
  ['0015-schedule.sql', '32ea4dcfb29ab6a1a2b63fcc1ed67177d599d3c891dac13154a26780c4f601ce'],
  ['0016-videos.sql', '2d20e8c5fbc45df3f9a79638f1a7bc2ff1a0bb6c072d970fb7523e32cf0f1195'],
  ['0017-podcast.sql', 'e3f36ae77b4a97b8e41ccc0302645beb4a81c14eaebd64def25c3e0340a433bd'],
  ['0018-praise.sql', 'b3bf7cd962ca0eb94250a754c9787e9858eb9923c874bf0eff0d8b4032be497a'],
  ['0019-search-index.sql', 'b0b908d9681480f752f6da986328484aaa21f4d1648a39d7f8454f9f4a40e07b'],
  ['0020-finder-grants.sql', '4ab80a06ad2346d4dab117f612de3dbbb0487f8aca6122be19158f2ee5e6ee59'],
  ['0021-services-that-stay.sql', '801a16d048dd74e7d6b62c44c227872b82658f5624901afc1e80d0df1872f750'],
  ['0022-personal-notifications.sql', '4a55677e8898acda9bc739547ce37b6f966b387f206ea98c3861a710066030d3'],
  ['0023-groups.sql', '05ce29b232d8333538a4aef6bd37947ab475e3898822b3279e9bd88b1e8f8f93'],
  ['0024-meetings.sql', '75f176ad394f02b3c56a6b43fa4c4acf5897df752da44e61249fdf50bbfb7e19'],
  ['0025-prayer.sql', '422fbcc98d6dc1a344ed50a2fac8e91fbef3a14dec89b3164693f243f4e2393e'],
  ['0026-notes.sql', 'fd5516cecbcf40b095f22bddfa7897b2c2b1e1b2f911d5cbfba3ed12e422bffa'],
  ['0027-studies.sql', '5a34d3e7b88e2bf59de602a3e6c03239bae75276464f505ed30761ea01eb08ef'],
  ['0028-note-vectors.sql', '36f1934e84188ed479cd010f89b9567994d02e667e5a28d07614469a50b58e5c'],
  ['0029-prayer-versions.sql', 'ba8785d5a97cf983b9e30a2b9d2925899155c604195cac9956662d1561ed3987'],
  ['0030-bus-listeners.sql', '26d0be12ad0426bc28294cc5585a77fa7e71867d0eaac05e7565842144efd963'],
  ['0032-statistics.sql', '5c2ac96acc3a95a2f017abe97db98bdb852163eac1c1a414ea2b50d5e864eb97'],
  ['0035-unconfirmed-registrations.sql', '42023da90d5efd7fae4cc707e4bdba7d40e2531856622e06f83fc368fcd7cd9b'],
  ['0036-embed-hosts.sql', '40c3e81d1cfed93f15e448b8bf5a6043382ed85bc90d55c821758f3e3d6ae1af'],
  ['0038-second-factor.sql', '5785f6bdde29cbd1cd33e4783ee295c0c0b210b7a75ac39dc50ec7b66c4fcf69'],
  ['0057-backup.sql', '12122471a4308cf66d488f7438393c8aa01c76ba6dfdd2631b5494ce2709b675'],
  ['0060-payments.sql', '7fb2011d97c36c0982eea455d403053f18cf92e0b8c10d867a8e3f03685d6aa3'],
  ['0061-giving.sql', 'dbd8309b4b37e5afeb5f59a70355961c7775fce369e73d35ec311ffecb06ddcc'],
  ['0062-recurrences.sql', '5ef5117122901e1218fd9e962bad8ccfdaa2f6dedc0f7c27c0aac3e32cda1d84'],
  ['0063-language-of-payers.sql', '062cc6aad91ce2f510df8d66a3cab508578ebbcc035e9b0dd0a8754397eab6c3'],
  ['0065-treasurer.sql', '733798b2955cf7a222cc7c4aa35a28f101887505a072aafb8e01d0654387f234'],
  ['0066-payment-strength.sql', 'bc9123e7a9220d5f6bcba7f58136f6bf397c29c77f6936fcad076bca6a1183b8'],
  ['0067-payers-without-email.sql', '7d45db1ef88a0ff7e707f9afd1176ac2445a81eb9f54e1c3070cf6aac59aea81'],
  ['0068-automatic-pix.sql', '1edcd36d1358ec9691ff4148f6b4b032deb01cd429c5ae9d4b80ff3d575e38ed'],
  ['0069-event-pages.sql', '54f9ba919a5a2ad2bc528da2dbac994a197c5539f62b9f3d6363b1677d227017'],
  ['0070-notice-subjects.sql', '661818d9bbb2054753159604edbb350214ad953b57741de08fb70016d3245c76'],
  ['0071-version-of-payment-settings.sql', '6a540460d3b109bb8e439c6562cc570fd7b1cfe16802c0080331c53032244db7'],
  ['0072-moment-of-gifts.sql', 'dc4290adefb939f6b7ea26401df6b7f0cd9b86af692203fdec3ce62d2655c539'],
  ['0073-tickets.sql', '0c67d0c00a961d62bbc667bd92a8e7c426ea0060b30c02f0391bfdb859168437'],
  ['0075-door.sql', '06c53f88ee35cd87d67b3f75a3d0234de198f00a836de1aa132c35980a8e4c48'],
  ['0076-event-versions.sql', 'feddb59c4b964c42ea75cc3ddd2fdb2bcbab79a68b90bf2236926f7490b7121a'],
  ['0078-answer-files.sql', 'd79b14590a42e730bb0efcf9710c62269121845d3cc0fd301346ea21a4208223'],
  ['0079-after-purchase.sql', '089ef86b80e45e79f761a57b72335506e10a8b1adbc4431927cba49279472c54'],
  ['0080-moved-events.sql', 'c6462907d2db40858b34f31ee97752e24d4e852d3b24419e0eebf1f2c11fb5d1'],
  ['0081-ticket-content.sql', '79b2af0d1b01dcffe2d612f03d93a2584d4bc0c114d4e6b3d19881696a878ec2'],
  ['0083-event-messages.sql', '56b04d345ce9f0b05bf81ffe89d38f2f968a4160abdccecd30fe6691bddcbb20'],
  ['0085-event-prices.sql', '5326703272f553c17e86ea93e7ccf831fa31ef5b13fa1aa5ff81881fc7347eb3'],
  ['0086-chat.sql', 'ffddc23957ad54b60a31bd9b375a3c04bec73efd488564e0be60f63e733c984d'],
  ['0088-live.sql', '29686add661f21844c8d7abb166e2080cdab2c0cc991d1156d77ebb70b1ddabf'],
  ['0091-chat-pace.sql', '2034d675ccf81be15e0eac4129db0108f6a9c1c198e8ff6a0f0ca52d1c32a281'],
  ['0092-bible.sql', '29e79dd9385b4f54a1648c1bc822f18d6dbc9b8bebd358b3f5ecd3d674ece2bb'],
  ['0093-third-parties.sql', 'faa6f6abb08aaeb47638de240c781e8ce144a9eceb6c9d79f67344e7c1f7d24e'],
  ['0094-reading-plans.sql', '57fdf3a0627181f9c98f280ce9bbacd65a4c78d68929388e5c7370b589606c65'],
  ['0095-play.sql', '416ce9dbacbf9e2a47838bd01d0f91e4e41cfa0f1e0d2d9d0ac3473809b6cf08'],
  ['0096-play-watching.sql', 'dda86e0989100d38cb85e0ba9d5359f6ed98ecf5c3a533070d978cce85e5bb98'],
  ['0097-play-subscriptions.sql', '23cabea516389724e6001078cf4103beaceb139fa9038fe639d00252e1bfe022'],
  ['0098-play-gifts.sql', '32d4c80044b8044c09b98657c5eaa0b53cb2f4560fe27719a67bbbd9c4a07e95'],
  ['0099-plan-talks.sql', '551bc2f42b0ab0866fe5d2c8396868f7cf3ea539cbe739c7065c58404720fdb5'],
  ['0102-play-files.sql', '414c0bb201cd9e8e66d87bd9c338495f4e9b3453e8103f2a032690eb7c44886e'],
  ['0103-look.sql', '86926fdd76156f2169348bb2cb951dad27df5c6f4122d581d220657f76b067aa'],
  ['0104-image-focus.sql', 'f78b80b73961bc8d8bf804949d623b06c4b6d286ac5a9d07fe2fe42e271d564d'],
  ['0106-home-choice.sql', '4653929857dad125ee990c5008c4457e2519ac0cd7f231b0a584679a6aa4e96e'],
])

/** The former migrations that a database or an archive has. */
export interface FormerLevel {
  readonly extent: 'none' | 'part' | 'all'
  /** Name of a migration whose text is not the published one. */
  readonly changed: string | undefined
}

/** Compares names with hashes, as `migracao` or a manifest holds them, with the former migrations. */
export function findFormerLevel(applied: ReadonlyMap<string, string>): FormerLevel {
  const found = Array.from(formerMigrations.keys()).filter((name) => applied.has(name))
  const extent = found.length === 0 ? 'none' : found.length === formerMigrations.size ? 'all' : 'part'
  return { extent, changed: found.find((name) => applied.get(name) !== formerMigrations.get(name)) }
}

/** Brings a database on that stopped between two former migrations, which none of a published version did. */
export const lastFormerRevision = 'the last revision that has apps/api/migrations/0106-home-choice.sql'
