import type { DemoSong } from '../demo-tenant.ts'
import { chegadaMelody } from '../scores/chegada.ts'

/** The songs of Boa Maré, all written for this demo. */
export const songs: DemoSong[] = [
  {
    code: '01',
    group: 'Caderno azul',
    theme: 'Chegada',
    rhythm: 'Toada · 4/4',
    scores: [{ name: 'Melodia', melody: chegadaMelody }],
    cifra: `
{title: A porta e o mar}
{subtitle: para quem acabou de chegar}
{artist: Lia Prado e Hermes Vidal}
{key: G}

{comment: Intro}
[G7M] [D/F#] [Em7(9)] [C6/9]

{start_of_verse: Primeira parte}
A [G]porta desta [D/F#]casa não tem [Em7]tranca nem por[C9]tão
Quem [G]vem de longe [D/F#]molha o pé e [Am7]seca o cora[D4(7/9)]ção
A [G]mesa já está [B7(b9)/D#]posta, tem lu[Em7]gar pra mais al[C#m7(b5)]guém
Se a [G/D]noite foi com[D7]prida, a ma[C6/9]nhã também já [G]vem
{end_of_verse}

{start_of_chorus}
[C7M]Entra, que a maré [D/C]trouxe
[Bm7]Entra, que é bom te [Em7]ver
[Am7]Aqui ninguém é [D7(9)]tarde
[G7M]Pra começar a vi[G7(4)]ver [G7]
[C7M]Entra, que o Pai es[C#°]pera
[G/D]Na beira, a correr pra [E7(b9)]cá
[Am7]Há pão, há luz a[D7(13)]cesa
[C/G]E há um nome pra te cha[G]mar
{end_of_chorus}

{start_of_verse: Segunda parte}
Che[G]gamos sem sa[D/F#]ber cantar, che[Em7]gamos sem sa[C9]ber
E [G]descobrimos, [D/F#]devagar, que [Am7]deu pra apren[D4(7/9)]der
Que a [G]graça é como a [B7(b9)/D#]água: ela [Em7]acha onde pas[C#m7(b5)]sar
E [G/D]molha até a [D7]pedra que ju[C6/9]rava não mo[G]lhar
{end_of_verse}

{chorus}`,
  },
  {
    code: '02',
    group: 'Caderno azul',
    theme: 'Gratidão',
    rhythm: 'Baião · 2/4',
    cifra: `
{title: Pão de cada dia}
{artist: Quitéria Bastos}
{key: D}
{capo: 2}

{sov: Verso 1}
[D]Antes do sol acor[A/C#]dar, a padaria acen[Bm7]deu
[G]Antes de eu saber pe[D/F#]dir, o Senhor já me a[Em7]ten[A7]deu
[D]Nem foi preciso gri[A/C#]tar, nem foi preciso so[Bm7]frer
[G]Tinha um cheiro na ja[D/F#]nela me cha[Em7]mando [A4]pra [A7]viver
{eov}

{soc}
O[D]brigado pelo [G/B]pão
O[A/C#]brigado pela [Bm7]mão
Que a[G]massa, que es[D/F#]pera, que as[Em7]sa devagar [A7]
O[D]brigado por [G/B]quem
Re[A/C#]parte o que [Bm7]tem
E [G]deixa a me[A7]sa cres[D]cer
{eoc}

{sov: Verso 2}
[D]Deus que conhece a fa[A/C#]rinha, o forno, o braço e o suor [Bm7]
[G]Faz do pouco que se [D/F#]tinha um bocado bem mai[Em7]or [A7]
{eov}
{chorus}`,
  },
  {
    code: '03',
    group: 'Caderno azul',
    theme: 'Esperança',
    rhythm: 'Valsa · 3/4',
    cifra: `
{title: Enquanto a água desce}
{subtitle: canto da cheia de 75}
{artist: Coral da Rua do Velame}
{key: Em}

[Em]Enquanto a água [B7/D#]desce
[G/D]A gente varre o [C#m7(b5)]chão
[C7M]Enquanto a noite es[Am7]fria
[B4]Alguém acende [B7]o fogão

[Em]Não foi o fim da [B7/D#]rua
[G/D]Não foi o fim da [C#m7(b5)]voz
[C7M]O barro guarda o [Am7]rastro
[B7]De quem passou por [Em]nós

{soc}
[G]Canta, ci[D/F#]dade, [Em]canta
[C]Lama não cala [G/B]mais [Am7]
[G/D]Deus desce junto a es[B7/D#]cada
[C7M]E carrega os mó[Am7]veis a[B7]trás [Em]
{eoc}`,
  },
  {
    code: '04',
    group: 'Caderno azul',
    theme: 'Paz',
    rhythm: 'Bossa · 2/4',
    cifra: `
{title: Remanso}
{artist: Lia Prado}
{key: F}

{sov}
Me [F7M]leva pro re[Gm7]manso, onde o [C7(9)]rio esquece a [F6/9]pressa
Me en[Dm7]sina que o des[G7(13)]canso também [Gm7]vem numa pro[C7(b9)]messa
O [F7M]vento que me ar[Cm7]rasta é o [F7(13)]mesmo que sos[Bb7M]sega
Tua [Bbm6]paz é que me [F/A]basta, e ela [G7(9)]sempre, [Gm7]sempre [C7(b9)]che[F6/9]ga
{eov}

{sob: Ponte}
[Bbm7]Quieto, [Eb7(9)]quieto, cora[Ab7M]ção
[Gm7(b5)]Toda tempes[C7(b9)]tade tem um [F7M]chão
{eob}`,
  },
  {
    code: '05',
    theme: 'Louvor',
    rhythm: 'Ijexá · 4/4',
    cifra: `
{title: Festa na beira}
{artist: Ministério Maré}
{key: A}

{c: Riff}
{sot}
e|-----------------0-----|
B|-------2---3---2---3-2-|
G|---2-------------------|
D|-----------------------|
A|-0---------------------|
{eot}

{soc: Refrão}
É [A]festa na beira do [E/G#]mar, ê [F#m7]ê
É [D9]festa de quem se a[A/C#]chou [Bm7] [E7]
O [A]filho que foi vai vol[E/G#]tar, ê [F#m7]ê
E o [D9]Pai já saiu, [E4]já [E7]can[A]tou
{eoc}

{sov}
[F#m7]Bate palma quem sa[C#m7]be
[D7M]Bate o pé quem não [A/C#]sa[E]be
[F#m7]Que a alegria não [B7(9)]cabe
[Bm7]Numa nota [E7]só
{eov}
{chorus}`,
  },
  {
    code: '06',
    theme: 'Oração',
    rhythm: 'Livre',
    cifra: `
{title: Oração de quarta-feira}
{artist: Mesa Posta}

Senhor da meia semana,
de quem chega direto do ônibus
com a marmita vazia e a cabeça cheia,
senta aqui com a gente.

Não temos discurso.
Temos sono, boleto, saudade,
uma vizinha internada
e um filho que não responde.

{soc: Todos}
Fica, que já é tarde.
Fica, que a sopa dá.
Fica, que o teu silêncio
sabe nos escutar.
{eoc}`,
  },
  {
    code: '07',
    theme: 'Infantil',
    rhythm: 'Marcha · 2/4',
    cifra: `
{title: O barquinho não tem medo}
{artist: Escola dominical}
{key: C}

O bar[C]quinho não tem [F]medo do [C]mar
Porque [G7]sabe quem es[C]tá a remar
A on[C]da su[C7]biu, a on[F]da desceu [Fm]
E Je[C/G]sus dor[G7]miu no traves[C]seiro meu

{soc}
[F]Rema, rema, [C]rema (x2)
[G7]Quem tem amigo não [C]treme
[F]Rema, rema, [C]rema
[G7]Jesus segura o [C]leme
{eoc}`,
  },
  {
    code: '08',
    theme: 'Chegada',
    rhythm: '6/8',
    title: 'Chegança (instrumental)',
    author: 'Hermes Vidal',
    tone: 'G',
    scores: [{ name: 'Flauta', melody: chegadaMelody }],
    cifra: '',
  },
  {
    code: '09',
    group: 'Caderno azul',
    theme: 'Esperança',
    rhythm: 'Canção · 4/4',
    title: 'Farol',
    author: 'Lia Prado',
    tone: 'Bb',
    cifra: `
Intro: Bb7M  Gm7  Eb7M  F4(7/9)

[Primeira parte]
Bb7M           F/A
Eu vi um farol que não sabia o meu nome
Gm7            Dm7
E mesmo assim acendeu
Eb7M           Bb/D
Virou a noite inteira contando as ondas
Cm7       F7(13)
Até que o dia nasceu

Refrão:
Eb6/9        F/Eb      Dm7   Gm7
Luz que procura quem se perdeu
Cm7        F7(9)      Bb7M   Bb7(13)
Volta no escuro e me encontrou
Eb7M       Ebm6       Bb/F   G7(b9)
Não perguntou de onde eu vinha
Cm7      F4(7/9)    Bb6/9
Só disse: vem. E brilhou`,
  },
]
