import { cardClass, cardLinkClass } from '../card.tsx'
import { Carousel } from '../carousel.tsx'
import { Cover } from '../cover.tsx'
import { CoverCard } from '../cover-card.tsx'
import { windowKind } from '../covers/cover-kinds.ts'
import { Picture } from '../picture.tsx'
import { Shelf } from '../shelf.tsx'
import { Stage, State } from './stage.tsx'

const things = ['Baptism by the river', 'A title that goes on until it fills more than the two lines of a card', 'Tea']

/** Things in rows, and one thing at a time. */
export function Collections({ colour }: { colour: string }) {
  return (
    <>
      <Stage id="carousel" title="Carousel">
        {(scheme) => (
          <>
            <Slides label={`Few, ${scheme}`} count={3} colour={colour} />
            <Slides label={`More than dots have room for, ${scheme}`} count={9} colour={colour} />
            <Slides label={`One alone, ${scheme}`} count={1} colour={colour} />
          </>
        )}
      </Stage>
      <Stage id="picture" title="Picture">
        {() => (
          <State name="A stranger's: its place is kept while it comes">
            <Picture
              src="/share.png"
              alt="What a link to this site is shown with"
              className="aspect-[40/21] rounded-card"
            />
          </State>
        )}
      </Stage>
      <Stage id="cards" title="Cards and shelf">
        {(scheme) => (
          <>
            <State name="Plain card">
              <div className={`${cardClass} p-5`}>Something that stands by itself.</div>
            </State>
            <State name="Shelf of three">
              <Cards scheme={scheme} count={3} colour={colour} />
            </State>
            <State name="Shelf of one">
              <Cards scheme={scheme} count={1} colour={colour} />
            </State>
          </>
        )}
      </Stage>
    </>
  )
}

function Slides({ label, count, colour }: { label: string; count: number; colour: string }) {
  return (
    <State name={label}>
      <Carousel
        label={label}
        previousLabel="Previous"
        nextLabel="Next"
        positionText={(position) => `${position} of ${count}`}
        slides={Array.from({ length: count }, (_, at) => ({
          key: at,
          content: (
            <Cover
              seed={`slide ${at}`}
              colour={colour}
              kind={windowKind('kit', at)}
              className="h-44 overflow-hidden rounded-card"
            />
          ),
        }))}
      />
    </State>
  )
}

function Cards({ scheme, count, colour }: { scheme: string; count: number; colour: string }) {
  return (
    <Shelf count={count}>
      {things.slice(0, count).map((title, at) => (
        <CoverCard key={title} seed={title} colour={colour} kind={windowKind('kit', at)}>
          <h3 className="line-clamp-2 text-lg">
            <a href={`#cards-${scheme}`} className={cardLinkClass}>
              {title}
            </a>
          </h3>
          <p className="mt-1.5 text-sm text-muted">One line about it</p>
        </CoverCard>
      ))}
    </Shelf>
  )
}
