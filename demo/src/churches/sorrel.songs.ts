import type { DemoSong } from '../demo-tenant.ts'

/** Sung from a blue binder that Dale keeps on top of the organ. */
export const songs: DemoSong[] = [
  {
    code: '1',
    group: 'Blue binder',
    theme: 'Gathering',
    rhythm: 'Slow waltz',
    cifra: `
{title: The Floor Slopes Toward the Light}
{artist: Ruth Ellery and Dale Hutchins}
{key: D}

{sov: Verse 1}
They [D]raised it in a [G/D]week, and the [D]pines were still [Bm]green
Nine [G]families who could [D/F#]not agree on [Em]much in be[A7]tween
The [D]floor slopes half an [G/D]inch, and we’ve [D]never set it [Bm]right
So [G]everything that’s [D/F#]rolling here goes [A7]rolling toward the [D]light
{eov}

{soc}
Come [G]in, come [D/F#]in, the [Em7]bell is ringing [D]flat
There’s [G]mercy on the [D/F#]third pew, and [E7/G#]nobody owns [A]that
Come [G]in with muddy [D/F#]boots, come [F#7/A#]in with what you’ve [Bm]got
The [G]Lord has kept a [A7]chair for you, the [G/A]stove is [A7]nice and [D]hot
{eoc}

{sov: Verse 2}
The [D]river took the [G/D]bridge, and it [D]took the road to [Bm]town
We [G]met upon the [D/F#]hill and ate the [Em]day the rain came [A7]down
From [D]planks that used to [G/D]carry us, they [D]built a table [Bm]wide
And [G]ever since, there’s [D/F#]always room for [A7]one more by our [D]side
{eov}
{chorus}`,
  },
  {
    code: '2',
    group: 'Blue binder',
    theme: 'Harvest',
    rhythm: 'Hymn',
    cifra: `
{title: Hay Before the Rain}
{artist: Joan Whitcomb}
{key: G}

We [G]cut it in the [D/F#]morning while the [Em]dew was on the [C]hill
We [G/B]turned it in the [Am7]noonday when the [D7sus4]air was standing [D7]still
And [G]someone’s truck was [D/F#]coming that we [Em]hadn’t even [C]called
Thy [G/D]goodness, Lord, was [D7]rolling up be[C/G]fore a drop could [G]fall

{soc}
[C]Hay before the [G/B]rain, Lord, [Am7]bread before the [G]need
[C]Hands before the [G/B]asking, and [A7/C#]shade before the [D]heat
[C]Long before we [G/B]named Thee, Thou wast [B7/D#]walking through the [Em]grain
[Am7]Bringing in Thy [G/D]children like the [D7]hay before the [G]rain
{eoc}`,
  },
  {
    code: '3',
    group: 'Blue binder',
    theme: 'Evening',
    rhythm: '4/4',
    cifra: `
{title: Lantern Hymn}
{artist: Ruth Ellery}
{key: Am}
{capo: 3}

[Am]One small [G]light on a [F]country [C]road
[Dm7]One small [Am]song for a [E7sus4]heavy [E7]load
[Am]I can’t [G]see where the [F]long way [C/E]bends
[Dm7]But I [Am]see Thy [E7]hand, my [Am]Friend

{soc}
[F]Carry me [C]over, [G/B]carry me [Am]slow
[F]Thou knowest the [C]places my [E7/G#]feet cannot [Am]go
{eoc}`,
  },
  {
    code: '4',
    theme: 'Grace at table',
    cifra: `
{title: Grace for the Long Table}
{artist: Sorrel Hill Chapel}

For soup that stretched and bread that rose,
For neighbors in their working clothes,
For every chair and every hand
That carried wood when roads were jammed
With ice and snow and four-foot drifts:
We thank Thee, Lord, for ordinary gifts.`,
  },
  {
    code: '5',
    theme: 'Gathering',
    rhythm: 'Round, in three',
    cifra: `
{title: Ring Flat, Ring True}
{artist: Dale Hutchins}
{key: Bb}

[Bb]Ring flat, ring [Eb/Bb]true, old [F7/A]bell upon the [Bb]hill
[Gm]Cracked upon the [Cm7]second Christmas, [F7]ringing for us [Bb]still
[Bb/D]Ring the ba[Eb]bies in, and [E°]ring the old ones [Bb/F]home
[Cm7]Nobody in the [F7]valley ever [Bb]has to come a[F7]lo[Bb]ne`,
  },
]
