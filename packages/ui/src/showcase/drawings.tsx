import { Cover } from '../cover.tsx'
import { coverKinds } from '../covers/cover-kinds.ts'
import { Monogram } from '../monogram.tsx'
import { Portrait } from '../portrait.tsx'
import { QrCode } from '../qr-code.tsx'
import { Stage, State } from './stage.tsx'

const photo = '/share.png'

/** Examples of drawings that replace missing photos, beside a photo in their place. */
export function Drawings({ colour }: { colour: string }) {
  return (
    <>
      <Stage id="covers" title="Covers">
        {() =>
          coverKinds.map((kind) => (
            <State key={kind} name={`${kind}: side, middle`}>
              <div className="grid grid-cols-2 gap-3">
                <Cover seed="kit" colour={colour} kind={kind} className="h-36 overflow-hidden rounded-card" />
                <Cover
                  seed="kit too"
                  colour={colour}
                  kind={kind}
                  focus="middle"
                  className="h-36 overflow-hidden rounded-card"
                />
              </div>
            </State>
          ))
        }
      </Stage>
      <Stage id="marks" title="Monogram and portrait">
        {() => (
          <>
            <State name="Monogram: three sizes, and a name without letters">
              <div className="flex items-end gap-4">
                <Monogram name="Igreja da Ponte" colour={colour} className="h-8" />
                <Monogram name="Church of the Mill" colour={colour} className="h-12" />
                <Monogram name="Iglesia Óregano" colour={colour} className="h-18" />
                <Monogram name="316" colour={colour} className="h-12" />
              </div>
            </State>
            <State name="Portrait: initials, one name, a photo">
              <div className="flex gap-4">
                <Portrait name="Pr. Ana Maria de Souza" colour={colour} photo={null} className="h-24 w-20" />
                <Portrait name="Zé" colour={colour} photo={null} className="h-24 w-20" />
                <Portrait name="Luz Ortega" colour={colour} photo={photo} className="h-24 w-20" />
              </div>
            </State>
          </>
        )}
      </Stage>
      <Stage id="qr-code" title="QR code">
        {() => (
          <State name="An address; a ticket, for creased paper">
            <div className="flex gap-4">
              <QrCode text="https://igreja.example/give" label="https://igreja.example/give" className="h-36 w-36" />
              <QrCode text="INGRESSO-4F7K2M" label="INGRESSO-4F7K2M" correction="Q" className="h-36 w-36" />
            </div>
          </State>
        )}
      </Stage>
    </>
  )
}
