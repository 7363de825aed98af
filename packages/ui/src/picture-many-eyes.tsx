import { PetalFan } from './petal-fan.tsx'
import { Picture } from './picture.tsx'

/** One sun, and petals of many colours around it: many people look at one system. */
export function PictureManyEyes() {
  return (
    <Picture>
      <PetalFan x={240} y={260} scale={2.4} angles={[-80, -20, 40]} className="fill-samudra" />
      <PetalFan x={240} y={260} scale={2.4} angles={[-60, 0, 60]} className="fill-senja" />
      <PetalFan x={240} y={260} scale={2.4} angles={[-40, 20, 80]} className="fill-fajar" />
      <PetalFan
        x={240}
        y={260}
        scale={1.2}
        angles={[-70, -50, -30, -10, 10, 30, 50, 70]}
        className="fill-senja"
      />
      <path d="M192 260a48 48 0 0 1 96 0Z" className="fill-senja" />
    </Picture>
  )
}
